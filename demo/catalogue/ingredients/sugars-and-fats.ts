/** Sugars, syrups, chocolate, oils and fats. Columns as in `grains.ts`; `added=.8` is the share of its sugars that is added. */
export const SUGARS_AND_FATS = `
sugar | | 0 0 0 0 99.8 0 99.8 1 0 1 0 2 | added
cane sugar | | 0 0 0 0 99.8 0 99.8 1 0 1 0 2 | added
raw sugar | TURBINADO SUGAR | 0 0 0 0 99 0 99 3 0 12 .4 29 | added
brown sugar | | .1 0 0 0 98.1 0 97 28 0 83 .7 133 | added
powdered sugar | POWDERED SUGAR (SUGAR, CORNSTARCH) | 0 0 0 0 99.6 0 97 2 0 1 .1 2 | added
coconut sugar | | 1 .3 0 0 93 1 88 50 0 20 1 900 | added
rock sugar | | 0 0 0 0 99.8 0 99.8 1 0 1 0 2 | added
honey | | .3 0 0 0 82.4 .2 82.1 4 0 6 .4 52 | added honey
maple syrup | | 0 .1 0 0 67 0 60.5 12 0 102 .1 212 | added
maple sugar | | .1 .2 0 0 90.9 0 85 11 0 90 1.6 274 | added
corn syrup | | 0 .2 0 0 77.6 0 27 62 0 13 .1 1 | added
high fructose corn syrup | HIGH FRUCTOSE CORN SYRUP | 0 0 0 0 76 0 75.7 2 0 0 0 0 | added
glucose syrup | | 0 0 0 0 79 0 30 50 0 5 .1 2 | added
brown rice syrup | | .2 .1 0 0 78 .2 48 20 0 8 .3 60 | added
tapioca syrup | | 0 0 0 0 78 .5 40 30 0 5 .2 10 | added
agave syrup | AGAVE NECTAR | .1 .4 0 0 76.4 .2 68 4 0 1 .1 4 | added
molasses | | 0 .1 0 0 74.7 0 74.7 37 0 205 4.7 1464 | added
sorghum syrup | | 0 0 0 0 75 0 74 8 0 150 3.8 1000 | added
date syrup | DATE SYRUP (DATES, WATER) | 1.5 .3 0 0 72 3 65 12 0 50 1.2 700 | added
dextrose | | 0 0 0 0 99 0 99 1 0 0 0 0 | added
maltodextrin | | 0 0 0 0 95 0 5 20 0 0 0 0 | added
caramel | CARAMEL (CORN SYRUP, SWEETENED CONDENSED SKIM MILK [SKIM MILK, SUGAR], PALM OIL, BUTTER [CREAM, SALT], SALT, SOY LECITHIN) | 3.5 11 6 15 72 0 58 220 .1 110 .2 170 | milk soybeans added=.88
condensed milk | SWEETENED CONDENSED MILK (MILK, SUGAR) | 7.9 8.7 5.5 34 54.4 0 54.4 127 .2 284 .2 371 | milk ruminant added=.8
evaporated milk | EVAPORATED MILK (MILK, VITAMIN D3) | 6.8 7.6 4.6 29 10 0 10 106 2 261 .2 303 | milk ruminant
unsweetened chocolate | | 14.3 52.3 32.4 0 28.4 16.6 .9 24 0 101 17.4 830 |
cocoa | COCOA | 19.6 13.7 8.1 0 57.9 33 1.8 21 0 128 13.9 1524 |
dutch cocoa | COCOA PROCESSED WITH ALKALI | 18.1 13.1 7.8 0 58.3 29.8 1.8 60 0 111 15.5 2500 |
cocoa butter | | 0 100 60 0 0 0 0 0 0 0 0 0 |
chocolate chips | SEMISWEET CHOCOLATE CHIPS (SUGAR, UNSWEETENED CHOCOLATE, COCOA BUTTER, SOY LECITHIN, VANILLA EXTRACT) | 4.2 30 17.8 0 63.9 5.9 54.5 11 0 32 3.1 365 | soybeans added
dark chocolate | DARK CHOCOLATE (UNSWEETENED CHOCOLATE, CANE SUGAR, COCOA BUTTER, SUNFLOWER LECITHIN, VANILLA) | 7.5 41 24.5 2 46.5 10.5 27.5 15 0 65 10.5 690 | added
milk chocolate | MILK CHOCOLATE (SUGAR, WHOLE MILK POWDER, COCOA BUTTER, UNSWEETENED CHOCOLATE, SOY LECITHIN, VANILLA EXTRACT) | 7.7 29.7 18.5 21 59.4 2.8 51.5 79 .1 189 1.8 372 | milk soybeans added=.84 ruminant
white chocolate | WHITE CHOCOLATE (SUGAR, COCOA BUTTER, WHOLE MILK POWDER, SOY LECITHIN, VANILLA EXTRACT) | 5.9 32 19.4 21 59.2 .2 59 90 .1 199 .2 286 | milk soybeans added=.8
yogurt coating | YOGURT COATING (SUGAR, PALM KERNEL OIL, NONFAT YOGURT POWDER, NONFAT DRY MILK, SOY LECITHIN, NATURAL FLAVOR) | 5 30 26 3 63 0 60 80 0 180 .1 220 | milk soybeans added=.85
marshmallow bits | MARSHMALLOWS (CORN SYRUP, SUGAR, MODIFIED CORN STARCH, GELATIN, NATURAL FLAVOR) | 1.8 .2 0 0 81.3 0 57.6 80 0 3 .2 5 | gelatin added
cookie pieces | CHOCOLATE COOKIE PIECES (ENRICHED WHEAT FLOUR [WHEAT FLOUR, NIACIN, REDUCED IRON, THIAMINE MONONITRATE, RIBOFLAVIN, FOLIC ACID], SUGAR, PALM OIL, COCOA PROCESSED WITH ALKALI, SALT, SOY LECITHIN) | 5.3 19 6.5 0 71 3 38 420 0 20 6 220 | wheat soybeans added
sprinkles | RAINBOW SPRINKLES (SUGAR, CORNSTARCH, PALM OIL, RED 40, YELLOW 5, BLUE 1) | .3 5 2.5 0 93 .3 82 10 0 5 .1 5 | added color
canola oil | | 0 100 7.4 0 0 0 0 0 0 0 0 0 |
soybean oil | | 0 100 15.7 0 0 0 0 0 0 0 0 0 |
sunflower oil | HIGH OLEIC SUNFLOWER OIL | 0 100 9.8 0 0 0 0 0 0 0 0 0 |
safflower oil | HIGH OLEIC SAFFLOWER OIL | 0 100 7.5 0 0 0 0 0 0 0 0 0 |
olive oil | | 0 100 13.8 0 0 0 0 2 0 1 .6 1 |
extra virgin olive oil | | 0 100 14.2 0 0 0 0 0 0 1 .6 1 |
avocado oil | | 0 100 11.6 0 0 0 0 0 0 0 0 0 |
grapeseed oil | GRAPE SEED OIL | 0 100 9.6 0 0 0 0 0 0 0 0 0 |
corn oil | | 0 100 12.9 0 0 0 0 0 0 0 0 0 |
peanut oil | | 0 100 16.9 0 0 0 0 0 0 0 0 0 | peanuts
sesame oil | TOASTED SESAME OIL | 0 100 14.2 0 0 0 0 0 0 0 0 0 | sesame
walnut oil | | 0 100 9.1 0 0 0 0 0 0 0 0 0 | tree_nuts=WALNUTS
flaxseed oil | | 0 100 9 0 0 0 0 0 0 0 0 0 |
rice bran oil | | 0 100 19.7 0 0 0 0 0 0 0 .1 0 |
palm oil | | 0 100 49.3 0 0 0 0 0 0 0 0 0 |
palm kernel oil | | 0 100 81.5 0 0 0 0 0 0 0 0 0 |
coconut oil | | 0 99.1 82.5 0 0 0 0 0 0 1 .1 0 |
shortening | VEGETABLE SHORTENING (PALM OIL, SOYBEAN OIL) | 0 100 38 0 0 0 0 0 0 0 0 0 |
margarine | MARGARINE (SOYBEAN OIL, PALM OIL, WATER, SALT, SOY LECITHIN, VITAMIN A PALMITATE) | .2 80 24 0 .7 0 0 700 0 3 .1 18 | soybeans
lard | | 0 100 39.2 95 0 0 0 0 2.5 0 0 0 | meat pork
tallow | BEEF TALLOW | 0 100 49.8 109 0 0 0 0 .7 0 0 0 | meat ruminant
duck fat | | 0 99.8 33.2 100 0 0 0 0 .5 0 0 0 | meat
chicken fat | | 0 99.8 29.8 85 0 0 0 0 .5 0 0 0 | meat
`;
