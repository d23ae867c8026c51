import { allergensContract } from '#contract/allergens.schema.ts';
import { alternativesContract } from '#contract/alternatives.schema.ts';
import { categoriesContract } from '#contract/categories.schema.ts';
import { guidelinesContract } from '#contract/guideline.schema.ts';
import { ingredientLawsContract } from '#contract/ingredient-laws.schema.ts';
import { nutritionContract } from '#contract/nutrition.schema.ts';
import { productsContract } from '#contract/products.schema.ts';
import { productStandardsContract, standardsContract } from '#contract/standards.schema.ts';
import { compareProducts } from './compare-products.ts';
import { listTools } from './list-tools.ts';
import { callTool, type Tool } from './tool.ts';

/** What an assistant may do: read the catalogue, and keep the lists of the person whose token it has. */
export const TOOLS: readonly Tool[] = [
  callTool(productsContract.list, {
    name: 'search_products',
    title: 'Search products',
    description:
      'Searches and filters the catalogue. The total is exact; facets=true counts what each further filter would leave. Conditions may stand in search_term: "yogurt low sugar without nuts under $5".',
  }),
  callTool(productsContract.suggest, {
    name: 'suggest_terms',
    title: 'Suggest search terms',
    description: 'Completes the beginning of a search term, brand, category or product name.',
  }),
  callTool(categoriesContract.list, {
    name: 'list_categories',
    title: 'List categories',
    description: 'The categories of the catalogue, with how many products each has.',
  }),
  callTool(productsContract.get, {
    name: 'get_product',
    title: 'Read a product',
    description: 'One product by GTIN: names, ingredients, allergens by state, verdicts, price and sources.',
  }),
  callTool(nutritionContract.get, {
    name: 'get_nutrition',
    title: 'Read nutrition facts',
    description: 'The nutrients of a product as stated, per serving and per 100 g or ml.',
  }),
  callTool(allergensContract.list, {
    name: 'get_allergens',
    title: 'Read allergens',
    description:
      'What sources declare of each allergen, and what the ingredient list or the product name names. An allergen that is not listed is unknown, which is not free from.',
  }),
  callTool(guidelinesContract.evaluate, {
    name: 'explain_verdicts',
    title: 'Explain guideline verdicts',
    description:
      'Whether a product meets Good Choice, Smart Snack and Philly, its NOVA group, and why: each criterion with the measured value, the limit and the source of the rule.',
  }),
  callTool(productStandardsContract.judge, {
    name: 'judge_standards',
    title: 'Judge by further standards',
    description:
      'What further nutrition standards say of a product on a day, and why. Several possible outcomes mean that values are missing.',
  }),
  callTool(ingredientLawsContract.judge, {
    name: 'judge_ingredient_laws',
    title: 'Judge by ingredient laws',
    description: 'Which laws on named substances the ingredient list of a product touches, by place and day.',
  }),
  callTool(standardsContract.list, {
    name: 'list_standards',
    title: 'List standards',
    description: 'The further standards with what each asks, its possible outcomes and versions.',
  }),
  compareProducts,
  callTool(alternativesContract.list, {
    name: 'find_better_alternatives',
    title: 'Find better alternatives',
    description:
      'Products of the same kind that pass the guidelines and are declared free from the allergens, nearest first, with what is better and worse.',
  }),
  ...listTools,
];
