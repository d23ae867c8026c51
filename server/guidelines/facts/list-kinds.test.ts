import { describe, expect, test } from 'vitest';
import { food, GPC } from '../subject-fixture.ts';
import { readTable } from '../text-table.ts';
import { deriveFacts } from './derive-facts.ts';

describe('a name alone gives way to a list of something else', () => {
  test.each(readTable`
    Turkey Slices | Turkey, water, salt, dextrose, sodium phosphate, sodium nitrite | processed_meat
    Pork Tails | Cured with: water, salt, sodium nitrite | processed_meat
    Uncured Beef Dogs | Beef, water, vinegar, salt, spices, celery powder | processed_meat
    Chicken Strips | Chicken, water, salt, celery powder, spices, onion, garlic | prepared_meat
    Turkey Meatloaf Pinwheels | Turkey (turkey, water, salt, sodium nitrite), flatbread (wheat flour, water), cheese | meal
    Stuffed Chicken Breast | Chicken, bread (wheat flour), ham (pork, salt, sodium nitrite) | prepared_meat
    Smoked Salmon | Salmon, salt, sugar, sodium nitrite, wood smoke | prepared_fish
    Buffalo Bar | Buffalo, cranberries, salt, celery juice | jerky
    Party Wafers | Sugar, corn syrup, gelatin | none
    Sugar Wafers | Wheat flour, sugar, palm oil | cookie
    Rosemary Wafers | Whole wheat, canola oil, salt, rosemary, sugar | cracker
    Golden Biscuits | Enriched flour, water, palm oil, baking powder, sugar | roll
    Golden Biscuits | Wheat flour, sugar, butter | cookie
    Tart | Cherries, sugar | none
    Cheesecake | Cream cheese, sugar, cream | cake
    Gelatin Dessert | Sugar, gelatin, adipic acid | baking_supply
    Gelatin Dessert | Water, sugar, gelatin | dessert
    Cheddar Snack | Cheddar cheese, wheat flour, oil | none
    Cheddar Cheese | Milk, salt, cultures, enzymes, potato starch | cheese
    Pretzels, Honey Mustard Sauce | Wheat flour, oil, salt, mustard | chips
    Zesty Straws Ranch | Corn flour, sunflower oil, whey, salt | none
    Buttermilk Ranch | Soybean oil, water, buttermilk, vinegar | dressing
    Caesar Kit | Romaine lettuce, soybean oil, cheese | none
    Corn Salsa | Corn, onions, peppers, vinegar | dip
    Pasta & Sauce | Enriched pasta (wheat flour), salt, whey | side_dish
    Spinach Wraps | Wheat flour, water, palm oil, spinach powder, salt | roll
    Low Carb Wraps | Water, oat fiber, wheat gluten, wheat flour, salt | roll
    Turkey Wrap | Tortilla (wheat flour, water), turkey, lettuce | sandwich
    Vanilla Sandwich | Wheat flour, sugar, palm oil, cocoa | none
    Hot Tamales | Corn syrup, sugar, wheat flour, salt | none
    Vanilla Bun | Milk chocolate (sugar, milk, cocoa butter), peanuts, wheat flour | none
    Chili Botana | Peanuts, toasted corn, chili powder, salt | none
    Peanut Dips | Peanuts, peanut coating (sugar, palm oil, wheat flour), salt | none
    Cashew Dip | Cashews, water, oil, salt | dip
    Hot Fries | Corn meal, sunflower oil, salt | none
    Mediterranean Apricots | Dried apricots, sulfur dioxide | dried_fruit
    Roma Tomatoes | Dried tomatoes | none
    Mango Chili | Mango, sugar, chili powder, salt | none
    Crunchy Chili | Corn, salt, corn oil, chili powder | none
    Beef Chili | Beef, tomatoes, chili powder | soup
    Quinoa Crunch | Dark chocolate (sugar, cocoa mass), quinoa | none
    Quinoa | Quinoa | grain
    Drunken Noodles | Rice noodles (rice, water), chicken, soy sauce (water, soybeans, wheat, salt) | meal
    Beans & Rice | Cooked rice (water, rice, salt), kidney beans | side_dish
    Brown Rice | Pre-cooked brown rice (brown rice, water), canola oil, salt | grain
    Chicken Rice | Rice, salt, chicken, spices | grain
    Squid Ink Linguine | Durum semolina, squid ink | pasta
    Beef Ravioli | Durum flour, beef, salt | pasta
    Madras Curry | Wheat flour, palm oil, salt, spices | none
    Passion Fruit | Water, passion fruit puree, pear puree | none
    Kombucha Drink | Raw kombucha, tea, sugar | soft_drink
    Bloody Mary, Horseradish Sauce | Water, tomato paste, horseradish | alcohol
  `)('%s of %s: %s', (name, ingredients, kind) => {
    expect(deriveFacts(food(GPC.none, name, ingredients)).kind?.kind ?? 'none').toBe(kind);
  });
});

test.each([
  ['50192300', 'Gelatin, Grape', 'Sugar, gelatin, adipic acid', 'baking_supply'],
  ['50192300', 'Gelatin, Grape', 'Water, sugar, gelatin', 'dessert'],
  ['50171800', 'Enchilada Sauce Mix', 'Corn flour, salt, spices', 'seasoning'],
  ['50171800', 'Enchilada Sauce', 'Water, tomatoes, corn flour, salt', 'sauce'],
  ['50171800', 'Crunchy Mustard', 'Corn flour, salt, spices', 'sauce'],
])('a mix to prepare with water, coded %s, %s of %s: %s', (code, name, ingredients, kind) => {
  expect(deriveFacts(food(code, name, ingredients)).kind?.kind).toBe(kind);
});
