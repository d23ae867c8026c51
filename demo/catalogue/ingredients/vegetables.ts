/** Vegetables, mushrooms, fresh herbs, their juices and dried forms. Columns as in `grains.ts`. */
export const VEGETABLES = `
tomato | TOMATOES | .9 .2 0 0 3.9 1.2 2.6 5 0 10 .3 237 |
cherry tomato | CHERRY TOMATOES | .9 .2 0 0 3.9 1.2 2.6 5 0 10 .3 237 |
vine tomatoes | VINE-RIPENED TOMATOES | .9 .2 0 0 4 1.2 2.6 8 0 14 .6 220 |
tomato juice | | .85 .3 0 0 3.5 .4 2.6 10 0 10 .4 217 |
tomato puree | TOMATO PUREE (WATER, TOMATO PASTE) | 1.65 .2 0 0 9 1.9 4.8 28 0 18 1.8 439 |
tomato paste | | 4.3 .5 .1 0 18.9 4.1 12.2 59 0 36 3 1014 |
sun dried tomatoes | SUN-DRIED TOMATOES | 14.1 3 .4 0 55.8 12.3 37.6 107 0 110 9.1 3427 |
carrot | CARROTS | .9 .2 0 0 9.6 2.8 4.7 69 0 33 .3 320 |
carrot juice | | .95 .15 0 0 9.3 .8 3.9 66 0 24 .5 292 |
onion | ONIONS | 1.1 .1 0 0 9.3 1.7 4.2 4 0 23 .2 146 |
red onion | RED ONIONS | 1.1 .1 0 0 9.3 1.7 4.2 4 0 23 .2 146 |
shallot | SHALLOTS | 2.5 .1 0 0 16.8 3.2 7.9 12 0 37 1.2 334 |
scallion | GREEN ONIONS | 1.8 .2 0 0 7.3 2.6 2.3 16 0 72 1.5 276 |
leek | LEEKS | 1.5 .3 0 0 14.2 1.8 3.9 20 0 59 2.1 180 |
garlic | | 6.4 .5 .1 0 33.1 2.1 1 17 0 181 1.7 401 |
ginger | | 1.8 .75 .2 0 17.8 2 1.7 13 0 16 .6 415 |
celery | | .7 .2 0 0 3 1.6 1.3 80 0 40 .2 260 | celery
celeriac | CELERY ROOT | 1.5 .3 .1 0 9.2 1.8 1.6 100 0 43 .7 300 | celery
red pepper | RED BELL PEPPERS | 1 .3 0 0 6 2.1 4.2 4 0 7 .4 211 |
green pepper | GREEN BELL PEPPERS | .9 .2 .1 0 4.6 1.7 2.4 3 0 10 .3 175 |
sweet peppers | SWEET PEPPERS | 1 .3 0 0 6.2 1.8 4.1 3 0 9 .4 211 |
jalapeno | JALAPENO PEPPERS | .9 .4 .1 0 6.5 2.8 4.1 3 0 12 .25 248 |
green chile | GREEN CHILE PEPPERS | 1 .3 0 0 5.5 1.9 3.1 5 0 18 .4 230 |
hot chile | RED CHILE PEPPERS | 1.9 .4 0 0 8.8 1.5 5.3 9 0 14 1 322 |
chipotle | CHIPOTLE PEPPERS (SMOKED JALAPENO PEPPERS) | 10 6 .8 0 55 25 20 60 0 60 6 1900 |
dried chiles | DRIED CHILE PEPPERS | 10.6 5.8 .8 0 69.9 28.7 41 91 0 45 6 1870 |
potato | POTATOES | 2 .1 0 0 17.5 2.1 .8 6 0 12 .8 425 |
sweet potato | SWEET POTATOES | 1.6 .1 0 0 20.1 3 4.2 55 0 30 .6 337 |
yuca | CASSAVA | 1.4 .3 .1 0 38.1 1.8 1.7 14 0 16 .3 271 |
yam | YAMS | 1.5 .2 0 0 27.9 4.1 .5 9 0 17 .5 816 |
taro | | 1.5 .2 0 0 26.5 4.1 .4 11 0 43 .6 591 |
parsnip | PARSNIPS | 1.2 .3 .1 0 18 4.9 4.8 10 0 36 .6 375 |
turnip | TURNIPS | .9 .1 0 0 6.4 1.8 3.8 67 0 30 .3 191 |
rutabaga | RUTABAGAS | 1.1 .2 0 0 8.6 2.3 4.5 12 0 43 .4 305 |
beet | BEETS | 1.6 .2 0 0 9.6 2.8 6.8 78 0 16 .8 325 |
radish | RADISHES | .7 .1 0 0 3.4 1.6 1.9 39 0 25 .3 233 |
daikon | DAIKON RADISH | .6 .1 0 0 4.1 1.6 2.5 21 0 27 .4 227 |
jicama | | .7 .1 0 0 8.8 4.9 1.8 4 0 12 .6 150 |
kohlrabi | | 1.7 .1 0 0 6.2 3.6 2.6 20 0 24 .4 350 |
sunchoke | JERUSALEM ARTICHOKES | 2 0 0 0 17.4 1.6 9.6 4 0 14 3.4 429 |
horseradish | | 1.2 .7 .1 0 11.3 3.3 8 314 0 56 .4 246 |
broccoli | | 2.8 .4 .1 0 6.6 2.6 1.7 33 0 47 .7 316 |
cauliflower | | 1.9 .3 .1 0 5 2 1.9 30 0 22 .4 299 |
brussels sprouts | | 3.4 .3 .1 0 9 3.8 2.2 25 0 42 1.4 389 |
cabbage | | 1.3 .1 0 0 5.8 2.5 3.2 18 0 40 .5 170 |
red cabbage | | 1.4 .2 0 0 7.4 2.1 3.8 27 0 45 .8 243 |
napa cabbage | | 1.2 .2 0 0 3.2 1.2 1.4 9 0 77 .3 238 |
bok choy | | 1.5 .2 0 0 2.2 1 1.2 65 0 105 .8 252 |
kale | | 2.9 1.5 .2 0 4.4 4.1 .8 53 0 254 1.6 348 |
collards | COLLARD GREENS | 3 .6 .1 0 5.4 4 .5 17 0 232 .5 213 |
turnip greens | | 1.5 .3 .1 0 7.1 3.2 .8 40 0 190 1.1 296 |
spinach | | 2.9 .4 .1 0 3.6 2.2 .4 79 0 99 2.7 558 |
chard | SWISS CHARD | 1.8 .2 0 0 3.7 1.6 1.1 213 0 51 1.8 379 |
romaine | ROMAINE LETTUCE | 1.2 .3 0 0 3.3 2.1 1.2 8 0 33 1 247 |
iceberg | ICEBERG LETTUCE | .9 .1 0 0 3 1.2 2 10 0 18 .4 141 |
butter lettuce | BUTTERHEAD LETTUCE | 1.4 .2 0 0 2.2 1.1 .9 5 0 35 1.2 238 |
leaf lettuce | | 1.4 .2 0 0 2.9 1.3 .8 28 0 36 .9 194 |
arugula | | 2.6 .7 .1 0 3.7 1.6 2.1 27 0 160 1.5 369 |
watercress | | 2.3 .1 0 0 1.3 .5 .2 41 0 120 .2 330 |
radicchio | | 1.4 .3 .1 0 4.5 .9 .6 22 0 19 .6 302 |
endive | | 1.3 .2 0 0 3.4 3.1 .3 22 0 52 .8 314 |
dandelion greens | | 2.7 .7 .2 0 9.2 3.5 .7 76 0 187 3.1 397 |
baby greens | BABY LETTUCES | 1.5 .3 0 0 3.3 1.8 .9 25 0 50 1.3 290 |
sprouts | ALFALFA SPROUTS | 4 .7 .1 0 2.1 1.9 .2 6 0 32 1 79 |
bean sprouts | MUNG BEAN SPROUTS | 3 .2 0 0 5.9 1.8 4.1 6 0 13 .9 149 |
cucumber | CUCUMBERS | .7 .1 0 0 3.6 .5 1.7 2 0 16 .3 147 |
zucchini | | 1.2 .3 .1 0 3.1 1 2.5 8 0 16 .4 261 |
yellow squash | | 1.2 .3 .1 0 3.4 1.1 2.2 2 0 15 .4 262 |
butternut | BUTTERNUT SQUASH | 1 .1 0 0 11.7 2 2.2 4 0 48 .7 352 |
spaghetti squash | | .6 .6 .1 0 6.9 1.5 2.8 17 0 23 .3 108 |
pumpkin | | 1.1 .3 .1 0 8.1 2.9 3.3 5 0 26 1.4 206 |
chayote | | .8 .1 0 0 4.5 1.7 1.7 2 0 17 .3 125 |
eggplant | | 1 .2 0 0 5.9 3 3.5 2 0 9 .2 229 |
tomatillo | TOMATILLOS | 1 1 .1 0 5.8 1.9 3.9 1 0 7 .6 268 |
okra | | 1.9 .2 0 0 7.5 3.2 1.5 7 0 82 .6 299 |
asparagus | | 2.2 .1 0 0 3.9 2.1 1.9 2 0 24 2.1 202 |
artichoke | ARTICHOKES | 3.3 .15 0 0 10.5 5.4 1 94 0 44 1.3 370 |
fennel | | 1.2 .2 .1 0 7.3 3.1 3.9 52 0 49 .7 414 |
rhubarb | | .9 .2 .1 0 4.5 1.8 1.1 4 0 86 .2 288 |
nopales | CACTUS LEAVES | 1.3 .1 0 0 3.3 2.2 1.2 21 0 164 .6 257 |
banana leaves | | ? ? ? ? ? ? ? ? ? ? ? ? |
orange blossom | ORANGE BLOSSOMS | ? ? ? ? ? ? ? ? ? ? ? ? |
hearts of palm | | 2.5 .6 .1 0 4.6 2.4 0 60 0 58 3.1 177 |
bamboo shoots | | 1.7 .4 .1 0 3.2 1.4 1.9 7 0 8 .3 80 |
water chestnuts | | .9 .1 0 0 12.3 2.5 2.5 8 0 4 .9 118 |
green beans | | 1.8 .2 .1 0 7 2.7 3.3 6 0 37 1 211 |
snow peas | | 2.8 .2 0 0 7.6 2.6 4 4 0 43 2.1 200 |
peas | GREEN PEAS | 5.4 .4 .1 0 14.5 5.7 5.7 5 0 25 1.5 244 |
corn | | 3.3 1.4 .3 0 18.7 2 6.3 15 0 2 .5 270 |
edamame | EDAMAME SOYBEANS | 11.2 5 .7 0 9 5 2.2 6 0 60 2.1 480 | soybeans
mushroom | MUSHROOMS | 3.1 .3 .1 0 3.3 1 2 5 .2 3 .5 318 |
portabella | PORTABELLA MUSHROOMS | 2.1 .4 0 0 3.9 1.3 2.5 9 .3 3 .3 364 |
shiitake | SHIITAKE MUSHROOMS | 2.2 .5 0 0 6.8 2.5 2.4 9 .4 2 .4 304 |
oyster mushroom | OYSTER MUSHROOMS | 3.3 .4 .1 0 6.1 2.3 1.1 18 .7 3 1.3 420 |
dried porcini | DRIED PORCINI MUSHROOMS | 28 5 .8 0 50 20 3 25 ? 30 8 3000 |
dried shiitake | DRIED SHIITAKE MUSHROOMS | 9.6 1 .2 0 75.4 11.5 2.2 13 3.9 11 1.7 1534 |
basil | | 3.2 .6 0 0 2.7 1.6 .3 4 0 177 3.2 295 |
cilantro | | 2.1 .5 0 0 3.7 2.8 .9 46 0 67 1.8 521 |
parsley | | 3 .8 .1 0 6.3 3.3 .85 56 0 138 6.2 554 |
mint | | 3.8 .9 .2 0 14.9 8 0 31 0 243 5.1 569 |
dill | | 3.5 1.1 .1 0 7 2.1 0 61 0 208 6.6 738 |
thyme | | 5.6 1.7 .5 0 24.5 14 ? 9 0 405 17.5 609 |
rosemary | | 3.3 5.9 2.8 0 20.7 14.1 ? 26 0 317 6.7 668 |
sage | | 3.6 2.4 1 0 15 10 ? 10 0 300 6 400 |
oregano leaves | OREGANO | 3 1.5 .4 0 14 9 ? 8 0 310 7 420 |
chives | | 3.3 .7 .1 0 4.4 2.5 1.9 3 0 92 1.6 296 |
tarragon | | 3.5 1.2 .3 0 9 2.5 ? 20 0 200 5 500 |
lemongrass | | 1.8 .5 .1 0 25.3 1.5 ? 6 0 65 8.2 723 |
bay leaves | | 7.6 8.4 2.3 0 75 26.3 ? 23 0 834 43 529 |
beet powder | BEET POWDER (COLOR) | 11 1 .1 0 72 20 50 500 0 100 5 2200 |
carrot powder | DRIED CARROTS | 8.1 1.5 .3 0 79.6 23.6 38.8 275 0 212 3.9 2540 |
dried onion | DEHYDRATED ONION | 9 .5 .1 0 83.3 9.2 37.4 21 0 257 1.6 1622 |
dried vegetables | DEHYDRATED VEGETABLES (CARROTS, PEAS, BELL PEPPERS) | 12 1.5 .3 0 74 20 30 150 0 120 4 1800 |
sauerkraut base | FERMENTED CABBAGE | .9 .1 0 0 4.3 2.9 1.8 20 0 30 1.5 170 |
`;
