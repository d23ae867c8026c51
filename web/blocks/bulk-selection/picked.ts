import type { Product } from '#contract/product.schema.ts';

/** Products chosen over several pages, by GTIN. */
export type Picked = ReadonlyMap<string, Product>;

export function toggleProduct(picked: Picked, product: Product): Picked {
  const next = new Map(picked);
  if (!next.delete(product.gtin)) next.set(product.gtin, product);
  return next;
}

/** All of a page, or, where all of it is chosen already, none; what other pages gave stays. */
export function togglePage(picked: Picked, products: readonly Product[]): Picked {
  return setProducts(picked, products, pickedState(picked, products) !== 'all');
}

/** These too, or none of these; what is chosen beside them stays. */
export function setProducts(picked: Picked, products: readonly Product[], isPicked: boolean): Picked {
  const next = new Map(picked);
  for (const product of products) {
    if (isPicked) next.set(product.gtin, product);
    else next.delete(product.gtin);
  }
  return next;
}

export function pickedState(picked: Picked, products: readonly Product[]): 'all' | 'some' | 'none' {
  const count = products.filter(({ gtin }) => picked.has(gtin)).length;
  if (count === 0) return 'none';
  return count === products.length ? 'all' : 'some';
}

export function keepOnly(picked: Picked, gtins: readonly string[]): Picked {
  return new Map([...picked].filter(([gtin]) => gtins.includes(gtin)));
}
