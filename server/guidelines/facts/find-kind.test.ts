import { describe, expect, test } from 'vitest';
import { food, GPC } from '../subject-fixture.ts';
import { readTable } from '../text-table.ts';
import { deriveFacts } from './derive-facts.ts';
import { findKind } from './find-kind.ts';
import { isAnimalKind, KINDS, type ProductKind } from './product-kinds.ts';

const coded = (codes: string, name: string | null) => findKind(food(codes, name, null));

describe('by GPC code', () => {
  test.each([
    ['10000252', null, 'popcorn', 'GPC brick'],
    [GPC.cheese, 'Baked Potato Chips', 'cheese', 'GPC class'],
    [GPC.oil, 'Baked Potato Chips', 'oil', 'GPC family'],
    [GPC.bread, 'Hamburger Buns', 'roll', 'name'],
    [GPC.bread, null, 'bread', 'GPC class'],
    [GPC.bread, 'Beer', 'bread', 'GPC class'],
    [GPC.canned_vegetable, 'Sliced Carrots', 'canned_vegetable', 'name'],
    ['10000270', 'Sliced Carrots', 'frozen_vegetable', 'name'],
    ['10000204', 'Peach Slices', 'frozen_fruit', 'name'],
    ['50240000 50240100', 'Chicken Breast', 'prepared_meat', 'name'],
    ['50190000', 'Beef Lasagna', 'meal', 'name'],
  ] as const)('%s %s: %s', (codes, name, kind, from) => {
    expect(coded(codes, name)).toEqual({ kind, from });
  });

  test.each([
    ['frozen vegetables with sauce or without', `${GPC.canned_vegetable} 10000270`],
    ['frozen fruit with sugar or without', `${GPC.canned_fruit} 10000204`],
    ['seaweed among the fish', '50120000 50122200'],
    ['a family of many kinds', '50190000'],
  ])('%s: without a name the code does not tell', (_what, codes) => {
    expect(coded(codes, null)).toBeUndefined();
  });
});

test('meat, poultry, fish, seafood and egg are animal kinds; milk, cheese and what is like meat are none', () => {
  expect((Object.keys(KINDS) as ProductKind[]).filter(isAnimalKind).join(' ')).toBe(
    'egg raw_meat prepared_meat canned_meat processed_meat jerky raw_fish canned_fish prepared_fish',
  );
});

describe('a name alone is believed where the ingredients begin with it', () => {
  test.each(readTable`
    Watermelon | Watermelon | fresh_fruit
    Watermelon | Sugar, corn syrup, red 40 | none
    Watermelon | not stated | fresh_fruit
    Chicken Breast | Chicken, water, salt | raw_meat
    Chicken Breast | Chicken, water, wheat flour, oil, salt, spice, dextrose | prepared_meat
    Iced Tea | Water, sugar, tea | tea_or_coffee
    Iced Tea | Sugar, tea, citric acid | drink_to_prepare
    Sliced Bacon | Cured with: water, salt, sugar | processed_meat
    Chicken Breast | Seasoned solution: water, sea salt, spice | raw_meat
    Red Fish | Corn syrup, sugar, modified food starch, citric acid | none
    Brer Rabbit | Molasses | none
    Gummy Hot Dog | Corn syrup, sugar, gelatin (beef), citric acid | none
    Gummi Pizza | Glucose syrup, sugar, gelatin, citric acid | candy
    Fizzy Pizza | Glucose syrup, sugar, gelatin, citric acid | none
    Candy Rolls | Dextrose, citric acid, calcium stearate | candy
    Fizzy Rolls | Dextrose, citric acid, calcium stearate | none
    Chocolate Bacon | Spring water, cane sugar, citric acid, caramel color | none
    Caramel Dip | Corn syrup, nonfat milk, butter, salt | none
    Peppermint Pretzel Dips | Sugar, enriched flour, cocoa butter, milk | none
    Honey Mustard Dip | Sugar, vinegar, water, mustard seed, salt | dip
    Tomato Clam Cocktail | Water, tomato concentrate, clam extract, salt | soft_drink
    Honey Roll | Sugar, wheat flour, butter | roll
    Vanilla Roll | Sugar, corn syrup, palm oil, condensed skim milk, whey | none
    Pink Wafers | Sugar, palm kernel oil, whole milk powder | none
    Honey Ham | Water, honey, salt, dextrose | processed_meat
    Brown Sugar Ham | Brown sugar, salt, sodium nitrite | processed_meat
    Haddock Fillets | Haddock, wheat flour, salt | prepared_fish
    Haddock Fillets | Haddock, salt | raw_fish
    Country Roll | Pork, salt, sugar | prepared_meat
    Shore Cakes | Crab meat, mayonnaise, bread crumbs | prepared_fish
    Pole and Line Meat Water | Tuna, water, salt | none
    Large Eggs | Eggs | egg
    Smoky Bacon | Potatoes, sunflower oil, salt | none
    Chicken | Rice noodles, salt, spices | none
    Old Style Franks | Soy protein, water, salt | meat_substitute
    Turkey | Almonds, salt | none
    Scrambled Egg | Mung bean protein, water, oil | none
    Papaya | Papaya | fresh_fruit
    Papaya | Papaya, water, sugar | canned_fruit
    Green Beans | Green beans | fresh_vegetable
    Green Beans | Green beans, water, salt | canned_vegetable
    Seltzer Water | Carbonated water, natural flavors | water
    Almond Breeze | Water, almonds, salt | none
    Almond Halves | Almonds, salt | nuts
    Fries | Potatoes, oil | fries
    Fries | Cheese, oil | none
    Almond Chocolate | Water, almonds, sugar, cocoa | none
    Chocolate, Lowfat Milk | Low fat milk, sugar, cocoa | none
    Fudge Pops | Nonfat milk, sugar, cocoa | candy
    Sandwich Slices | Cucumbers, sugar, water, vinegar, salt | none
    Prime Burger | Beef | sandwich
    Cheese Sandwich | Wheat flour, cheese, salt | sandwich
    Whole Wheat Lasagna | Whole durum wheat flour | none
    Beef Lasagna | Beef, tomatoes, durum flour | meal
    Ground Chili | Chili pepper | none
    Bean Soup | Water, beans, onions, salt | soup
  `)('%s of %s: %s', (name, ingredients, kind) => {
    const list = ingredients === 'not stated' ? null : ingredients;
    expect(deriveFacts(food(GPC.none, name, list)).kind?.kind ?? 'none').toBe(kind);
  });
});

describe('a class of milks and plant drinks is told apart by the ingredients', () => {
  test.each([
    ['Barista', 'Water, oats, salt', 'milk_substitute'],
    ['Barista', 'Milk, sugar', 'milk'],
    ['Barista', 'Water, oats, zzyzx, qwrt', 'milk'],
    ['Barista', null, 'milk'],
    ['Whole Milk', 'Lactase enzyme, vitamin D3', 'milk'],
  ])('%s of %s: %s', (name, ingredients, kind) => {
    expect(deriveFacts(food(GPC.milk, name, ingredients)).kind?.kind).toBe(kind);
  });
});
