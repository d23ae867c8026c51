import { allergensContract } from './allergens.schema.ts';
import { alternativesContract } from './alternatives.schema.ts';
import { authContract } from './auth.schema.ts';
import { cartContract } from './cart.schema.ts';
import { categoriesContract } from './categories.schema.ts';
import { contactContract } from './contact.schema.ts';
import { dietClaimsContract } from './diet-claims.schema.ts';
import { exportsContract } from './exports.schema.ts';
import { groupMembersContract } from './group-members.schema.ts';
import { guidelinesContract } from './guideline.schema.ts';
import { hierarchyContract } from './hierarchy.schema.ts';
import type { Endpoint, EndpointReply, EndpointRequest } from './http/endpoint.ts';
import { ingredientLawsContract, lawListContract } from './ingredient-laws.schema.ts';
import { nutritionContract } from './nutrition.schema.ts';
import { ordersContract } from './orders.schema.ts';
import { pointsContract } from './points.schema.ts';
import { productAnswersContract } from './product-answers.schema.ts';
import { productsContract } from './products.schema.ts';
import { savedSearchesContract } from './saved-searches.schema.ts';
import { scorecardsContract } from './scorecards.schema.ts';
import { standardChoiceContract } from './standard-choice.schema.ts';
import { productStandardsContract, standardsContract } from './standards.schema.ts';
import { tokensContract } from './tokens.schema.ts';
import { watchesContract } from './watches.schema.ts';
import { webhooksContract } from './webhooks.schema.ts';
import { wishlistContract } from './wishlist.schema.ts';
import { wishlistGroupsContract } from './wishlist-groups.schema.ts';

/** Every call of the API. */
export const contracts = {
  products: productsContract,
  points: pointsContract,
  guidelines: guidelinesContract,
  alternatives: alternativesContract,
  ingredient_laws: ingredientLawsContract,
  law_list: lawListContract,
  product_standards: productStandardsContract,
  standards: standardsContract,
  product_answers: productAnswersContract,
  standard_choice: standardChoiceContract,
  categories: categoriesContract,
  nutrition: nutritionContract,
  allergens: allergensContract,
  diet_claims: dietClaimsContract,
  hierarchy: hierarchyContract,
  auth: authContract,
  cart: cartContract,
  wishlist: wishlistContract,
  wishlist_groups: wishlistGroupsContract,
  group_members: groupMembersContract,
  saved_searches: savedSearchesContract,
  orders: ordersContract,
  scorecards: scorecardsContract,
  watches: watchesContract,
  tokens: tokensContract,
  exports: exportsContract,
  webhooks: webhooksContract,
  contact: contactContract,
};

export function listEndpoints(): Endpoint[] {
  return Object.values(contracts).flatMap((contract) => Object.values(contract) as Endpoint[]);
}

type Contracts = typeof contracts;
type AnyEndpoint = { [F in keyof Contracts]: Contracts[F][keyof Contracts[F]] }[keyof Contracts];

/** Endpoints by name, such as `GET /api/products/{gtin}`: what the web client calls by, types only. */
export type EndpointByName = {
  [E in AnyEndpoint as E extends Endpoint ? `${E['method']} ${E['path']}` : never]: E;
};
export type EndpointName = keyof EndpointByName;
export type RequestOf<N extends EndpointName> = EndpointByName[N] extends infer E extends Endpoint
  ? EndpointRequest<E>
  : never;
export type ReplyOf<N extends EndpointName> = EndpointByName[N] extends infer E extends Endpoint
  ? EndpointReply<E>
  : never;
