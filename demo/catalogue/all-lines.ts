import type { Line } from './line.ts';
import { BAKERY } from './lines/bakery.ts';
import { BEVERAGES } from './lines/beverages.ts';
import { BREAKFAST } from './lines/breakfast.ts';
import { COFFEE_AND_TEA } from './lines/coffee-and-tea.ts';
import { CUT_AND_FROZEN } from './lines/cut-and-frozen.ts';
import { DAIRY } from './lines/dairy.ts';
import { DESSERTS_AND_INFANTS } from './lines/desserts-and-infants.ts';
import { DIPS_AND_PICKLES } from './lines/dips-and-pickles.ts';
import { FRESH_FRUIT } from './lines/fresh-fruit.ts';
import { FRESH_VEGETABLES } from './lines/fresh-vegetables.ts';
import { FROZEN_MEALS } from './lines/frozen-meals.ts';
import { GRAIN_LINES } from './lines/grains.ts';
import { MEAT } from './lines/meat.ts';
import { MEAT_KEEPING } from './lines/meat-keeping.ts';
import { OILS } from './lines/oils.ts';
import { PLANT_BASED } from './lines/plant-based.ts';
import { PRESERVED_PRODUCE } from './lines/preserved-produce.ts';
import { SAUCES } from './lines/sauces.ts';
import { SEAFOOD } from './lines/seafood.ts';
import { SNACKS_AND_DESSERTS } from './lines/snacks-and-desserts.ts';
import { SOUPS_AND_SIDES } from './lines/soups-and-sides.ts';
import { SPICES } from './lines/spices.ts';
import { SWEET_BAKERY } from './lines/sweet-bakery.ts';
import { SWEETS } from './lines/sweets.ts';

/** Every line, in the order the catalogue is made. */
export const ALL_LINES: readonly Line[] = [
  BREAKFAST,
  GRAIN_LINES,
  BAKERY,
  SWEET_BAKERY,
  DAIRY,
  PLANT_BASED,
  MEAT,
  MEAT_KEEPING,
  SEAFOOD,
  FRESH_FRUIT,
  FRESH_VEGETABLES,
  CUT_AND_FROZEN,
  PRESERVED_PRODUCE,
  OILS,
  SWEETS,
  SPICES,
  SAUCES,
  DIPS_AND_PICKLES,
  SOUPS_AND_SIDES,
  FROZEN_MEALS,
  SNACKS_AND_DESSERTS,
  DESSERTS_AND_INFANTS,
  BEVERAGES,
  COFFEE_AND_TEA,
].flat();
