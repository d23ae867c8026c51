/**
 * Grains and flours. A row: name | as printed, where it is not the name in capitals | per 100 g: protein,
 * fat, saturated fat (g), cholesterol (mg), carbohydrate, fibre, sugars (g), sodium (mg), vitamin D (µg), calcium, iron,
 * potassium (mg); ? is unknown | allergens and traits. Figures: general food-composition knowledge, rounded.
 */
export const GRAINS = `
enriched flour | ENRICHED WHEAT FLOUR (WHEAT FLOUR, NIACIN, REDUCED IRON, THIAMINE MONONITRATE, RIBOFLAVIN, FOLIC ACID) | 10.3 1 .15 0 76.3 2.7 .3 2 0 15 4.6 107 | wheat
bread flour | ENRICHED BREAD FLOUR (WHEAT FLOUR, MALTED BARLEY FLOUR, NIACIN, REDUCED IRON, THIAMINE MONONITRATE, RIBOFLAVIN, FOLIC ACID) | 12 1.7 .25 0 72.5 2.4 .3 2 0 15 4.4 100 | wheat
plain flour | UNBLEACHED WHEAT FLOUR | 11.5 1.2 .2 0 74.5 2.7 .3 2 0 16 1.2 110 | wheat
whole wheat flour | | 13.2 2.5 .43 0 72 10.7 .4 2 0 34 3.6 363 | wheat whole
cracked wheat | | 12.6 1.5 .3 0 71.2 12.2 .4 2 0 29 3.2 363 | wheat whole
wheat bran | | 15.6 4.3 .6 0 64.5 42.8 .4 2 0 73 10.6 1182 | wheat
wheat germ | | 23.2 9.7 1.7 0 51.8 13.2 .4 12 0 39 6.3 892 | wheat
wheat gluten | VITAL WHEAT GLUTEN | 75 1.9 .3 0 13.8 .6 0 29 0 142 5.2 100 | wheat
durum semolina | | 12.7 1.05 .15 0 72.8 3.9 .4 1 0 17 1.2 186 | wheat
enriched semolina | ENRICHED DURUM SEMOLINA (DURUM WHEAT SEMOLINA, NIACIN, FERROUS SULFATE, THIAMINE MONONITRATE, RIBOFLAVIN, FOLIC ACID) | 12.7 1.05 .15 0 72.8 3.9 .4 1 0 17 4.4 186 | wheat
whole durum flour | WHOLE GRAIN DURUM WHEAT FLOUR | 13.7 2.5 .45 0 71.1 9.2 .7 2 0 34 3.5 431 | wheat whole
rye flour | | 10.9 1.5 .2 0 76.7 11.8 .9 2 0 24 2.6 340 | gluten
whole rye | WHOLE GRAIN RYE FLOUR | 10.3 1.6 .2 0 75.9 15.1 1 2 0 24 2.6 510 | gluten whole
spelt flour | WHOLE GRAIN SPELT FLOUR | 14.6 2.4 .4 0 70.2 10.7 2 8 0 27 4.4 388 | wheat whole
rolled oats | WHOLE GRAIN ROLLED OATS | 13.2 6.5 1.1 0 67.7 10.1 1 6 0 52 4.3 362 | whole
steel cut oats | WHOLE GRAIN STEEL CUT OATS | 13.2 6.5 1.1 0 67.7 10.1 1 6 0 52 4.3 362 | whole
oat flour | WHOLE GRAIN OAT FLOUR | 13.2 7 1.2 0 68 9.8 1 8 0 55 4.2 365 | whole
oat bran | | 17.3 7 1.3 0 66.2 15.4 1.5 4 0 58 5.4 566 |
enriched rice | ENRICHED LONG GRAIN RICE (RICE, NIACIN, IRON, THIAMINE MONONITRATE, FOLIC ACID) | 7.1 .7 .2 0 80 1.3 .1 5 0 28 4.3 115 |
parboiled rice | ENRICHED PARBOILED RICE (RICE, NIACIN, IRON, THIAMINE MONONITRATE, FOLIC ACID) | 7.5 1 .3 0 80.9 1.8 .3 2 0 71 3.9 174 |
jasmine rice | | 7.1 .6 .2 0 79.5 1 .1 4 0 10 .7 90 |
basmati rice | | 8.3 .8 .2 0 77.8 1.4 .1 4 0 12 .8 110 |
arborio rice | | 6.7 .6 .2 0 79.8 1.1 .1 2 0 8 .7 90 |
sushi rice | SHORT GRAIN RICE | 6.5 .5 .1 0 79.2 1.2 .1 1 0 3 .8 76 |
brown rice | LONG GRAIN BROWN RICE | 7.5 2.7 .5 0 77 3.4 .7 5 0 20 1.5 230 | whole
black rice | WHOLE GRAIN BLACK RICE | 8.9 3.3 .6 0 75.6 4 .8 5 0 20 2.2 270 | whole
wild rice | | 14.7 1.1 .16 0 74.9 6.2 2.5 7 0 21 2 427 | whole
rice flour | | 6 1.4 .4 0 80 2.4 .1 1 0 10 .35 76 |
brown rice flour | WHOLE GRAIN BROWN RICE FLOUR | 7.2 2.8 .6 0 76.5 4.6 .7 8 0 11 2 289 | whole
rice noodles | RICE NOODLES (RICE FLOUR, WATER) | 6 .6 .2 0 80.2 1.6 .1 90 0 18 .7 30 |
corn meal | ENRICHED CORN MEAL (CORN MEAL, NIACIN, REDUCED IRON, THIAMINE MONONITRATE, RIBOFLAVIN, FOLIC ACID) | 7.1 1.8 .2 0 79.5 3.9 1.6 7 0 3 4.4 142 |
whole corn | WHOLE GRAIN CORN | 8.1 3.6 .5 0 76.9 7.3 .6 5 0 6 2.7 287 | whole
corn grits | WHITE CORN GRITS | 8.7 1.2 .2 0 79.2 4.6 .6 1 0 2 1 137 |
masa flour | CORN MASA FLOUR (GROUND CORN TREATED WITH LIME) | 8.5 3.7 .5 0 76.6 6.4 1.6 5 0 138 1.5 262 | whole
hominy | | 1.5 .9 .1 0 14.3 2.5 1.8 5 0 10 .6 9 |
corn starch | CORNSTARCH | .3 .05 0 0 91.3 .9 0 9 0 2 .5 3 |
modified starch | MODIFIED CORN STARCH | .2 .05 0 0 91 .5 0 60 0 2 .4 3 |
tapioca starch | | .2 0 0 0 88.7 .9 3.4 1 0 20 1.6 11 |
potato starch | | .1 0 0 0 83 0 0 20 0 10 .5 15 |
potato flakes | DEHYDRATED POTATOES | 8.3 .4 .1 0 81 6.6 3.4 77 0 27 1.2 1098 |
popcorn kernels | WHOLE GRAIN POPCORN | 12.9 4.5 .6 0 74 14.5 .9 8 0 7 3.2 329 | whole
quinoa | WHOLE GRAIN QUINOA | 14.1 6.1 .7 0 64.2 7 2.6 5 0 47 4.6 563 | whole
millet | WHOLE GRAIN MILLET | 11 4.2 .7 0 72.9 8.5 1.7 5 0 8 3 195 | whole
sorghum | WHOLE GRAIN SORGHUM FLOUR | 8.4 3.3 .5 0 76.6 6.6 1.9 3 0 12 3.1 324 | whole
teff | WHOLE GRAIN TEFF | 13.3 2.4 .5 0 73.1 8 1.8 12 0 180 7.6 427 | whole
amaranth | WHOLE GRAIN AMARANTH | 13.6 7 1.5 0 65.3 6.7 1.7 4 0 159 7.6 508 | whole
buckwheat | WHOLE GRAIN BUCKWHEAT | 13.2 3.4 .7 0 71.5 10 0 1 0 18 2.2 460 | whole
pearled barley | | 9.9 1.2 .2 0 77.7 15.6 .8 9 0 29 2.5 280 | gluten
barley malt | BARLEY MALT EXTRACT | 6 0 0 0 72 0 60 35 0 60 1 320 | gluten added
farro | PEARLED FARRO | 12.6 2.4 .3 0 71 8 2.7 5 0 30 3.5 350 | wheat
freekeh | ROASTED CRACKED GREEN WHEAT | 14.5 2.5 .4 0 69 12 1 10 0 45 4 370 | wheat whole
bulgur | WHOLE GRAIN BULGUR WHEAT | 12.3 1.3 .2 0 75.9 12.5 .4 17 0 35 2.5 410 | wheat whole
couscous | COUSCOUS (DURUM WHEAT SEMOLINA) | 12.8 .6 .1 0 77.4 5 .3 10 0 24 1.1 166 | wheat
crisp rice | CRISP RICE (RICE FLOUR, SUGAR, SALT, BARLEY MALT EXTRACT) | 6.5 1 .3 0 86 1 9 480 0 8 1 90 | gluten added
puffed rice | | 7 .9 .2 0 87 1.4 .3 5 0 9 .9 110 |
cooked rice | COOKED WHITE RICE (WATER, RICE) | 2.7 .3 .1 0 28.2 .4 .05 1 0 10 .2 35 |
cooked brown rice | COOKED BROWN RICE (WATER, WHOLE GRAIN BROWN RICE) | 2.7 1 .3 0 25.6 1.6 .2 4 0 3 .6 86 | whole
cooked quinoa | COOKED QUINOA (WATER, QUINOA) | 4.4 1.9 .2 0 21.3 2.8 .9 7 0 17 1.5 172 | whole
cooked pasta | COOKED ENRICHED PASTA (WATER, DURUM SEMOLINA, NIACIN, FERROUS SULFATE, THIAMINE MONONITRATE, RIBOFLAVIN, FOLIC ACID) | 5.8 .9 .2 0 30.9 1.8 .6 1 0 7 1.3 44 | wheat
cooked egg noodles | COOKED EGG NOODLES (WATER, WHEAT FLOUR, EGGS) | 4.5 2.1 .4 29 25.2 1.2 .4 5 .1 12 1.5 38 | wheat eggs
`;
