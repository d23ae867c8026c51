import type { Verdict } from '#contract/guideline.ts';
import type { AmountUnit, DietType, ProductType, Source } from '#contract/product.ts';
import type { ImageUrls } from '../trade-item.ts';

/** A product as {@link SELECT_PRODUCT} reads it. */
export interface ProductRow {
  readonly gtin: string;
  readonly change_seq: number;
  readonly listed: boolean;
  readonly product_type: ProductType | null;
  readonly name: string | null;
  readonly normalized_name: string | null;
  readonly title: string | null;
  readonly description: string | null;
  readonly brand: string | null;
  readonly family_code: string | null;
  readonly class_code: string | null;
  readonly brick_code: string | null;
  readonly ingredients: string | null;
  readonly package_weight_value: number | null;
  readonly package_weight_unit: AmountUnit | null;
  readonly image_urls: ImageUrls;
  readonly cuisine_tags: readonly string[];
  readonly diet_types: readonly DietType[];
  readonly claims: Readonly<Record<string, readonly string[]>>;
  /** numeric, as text. */
  readonly price_amount: string | null;
  readonly price_unit: string | null;
  readonly popularity: number;
  readonly nova_label: number | null;
  readonly smart_snack: Verdict;
  readonly good_choice: Verdict;
  readonly philly: Verdict;
  readonly sources: readonly { readonly source: Source; readonly imported_at: string }[];
  /** `state:allergen`, ordered. */
  readonly allergens: readonly string[];
}

/** Products `product` as {@link ProductRow}; a WHERE may follow. */
export const SELECT_PRODUCT = `
  SELECT product.gtin, change_seq, listed, product_type, product.name, normalized_name, title, description,
    brand.name AS brand, family_code, class_code, brick_code, ingredients, package_weight_value, package_weight_unit,
    image_urls, cuisine_tags, diet_types, claims, price_amount, price_unit, popularity, nova_label,
    smart_snack, good_choice, philly, sources,
    ARRAY(
      SELECT state || ':' || allergen FROM product_allergens known
      WHERE known.gtin = product.gtin ORDER BY allergen
    ) AS allergens
  FROM products product LEFT JOIN brands brand ON brand.id = product.brand_id`;
