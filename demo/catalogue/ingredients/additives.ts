/** Additives and other ingredients used in small amounts. Columns as in `grains.ts`. */
export const ADDITIVES = `
water | | 0 0 0 0 0 0 0 2 0 2 0 0 | mineral
mineral water | | 0 0 0 0 0 0 0 4 0 8 0 1 | mineral
carbonated water | | 0 0 0 0 0 0 0 3 0 2 0 0 | mineral
salt | | 0 0 0 0 0 0 0 38758 0 24 .3 8 | mineral
sea salt | | 0 0 0 0 0 0 0 38300 0 60 .3 80 | mineral
iodized salt | SALT, POTASSIUM IODIDE | 0 0 0 0 0 0 0 38758 0 24 .3 8 | mineral
potassium chloride | | 0 0 0 0 0 0 0 0 0 0 0 52400 | mineral
baking soda | | 0 0 0 0 0 0 0 27360 0 0 0 0 | mineral
baking powder | BAKING POWDER (SODIUM ACID PYROPHOSPHATE, BAKING SODA, CORNSTARCH, MONOCALCIUM PHOSPHATE) | 0 0 0 0 27.7 .2 0 10600 0 5876 11 20 | mineral
yeast | | 40 7.6 1 0 41 27 0 51 0 30 2.2 955 |
cultures | LIVE AND ACTIVE CULTURES | 0 0 0 0 0 0 0 0 0 0 0 0 | mineral
kombucha culture | KOMBUCHA CULTURE | 0 0 0 0 0 0 0 0 0 0 0 0 | mineral
enzymes | | 0 0 0 0 0 0 0 0 0 0 0 0 | mineral
citric acid | | 0 0 0 0 0 0 0 0 0 0 0 0 | mineral
malic acid | | 0 0 0 0 0 0 0 0 0 0 0 0 | mineral
lactic acid | | 0 0 0 0 0 0 0 0 0 0 0 0 | mineral
phosphoric acid | | 0 0 0 0 0 0 0 0 0 0 0 0 | mineral
ascorbic acid | ASCORBIC ACID (VITAMIN C) | 0 0 0 0 0 0 0 0 0 0 0 0 | mineral
vitamin e | MIXED TOCOPHEROLS | 0 0 0 0 0 0 0 0 0 0 0 0 | mineral
vitamin d3 | | 0 0 0 0 0 0 0 0 100000 0 0 0 | mineral
vitamin d2 | | 0 0 0 0 0 0 0 0 100000 0 0 0 | mineral
calcium carbonate | | 0 0 0 0 0 0 0 0 0 40000 0 0 | mineral
tricalcium phosphate | | 0 0 0 0 0 0 0 0 0 38000 0 0 | mineral
calcium chloride | | 0 0 0 0 0 0 0 0 0 27000 0 0 | mineral
calcium sulfate | | 0 0 0 0 0 0 0 0 0 23000 0 0 | mineral
lime mineral | CALCIUM HYDROXIDE | 0 0 0 0 0 0 0 0 0 54000 0 0 | mineral
cereal vitamins | VITAMINS AND MINERALS (REDUCED IRON, NIACINAMIDE, ZINC OXIDE, VITAMIN B6, RIBOFLAVIN, THIAMINE MONONITRATE, VITAMIN A PALMITATE, FOLIC ACID, VITAMIN B12, VITAMIN D3) | 0 0 0 0 30 0 0 0 5000 0 14000 0 | mineral
drink vitamins | VITAMINS (NIACINAMIDE, VITAMIN B6, VITAMIN B12) | 0 0 0 0 0 0 0 0 0 0 0 0 | mineral
infant vitamins | VITAMINS AND MINERALS (ASCORBIC ACID, FERROUS SULFATE, ZINC SULFATE, VITAMIN E ACETATE, NIACINAMIDE, VITAMIN D3) | 0 0 0 0 10 0 0 0 9000 0 9000 0 | mineral
natural flavor | | 0 0 0 0 0 0 0 0 0 0 0 0 | mineral
artificial flavor | NATURAL AND ARTIFICIAL FLAVOR | 0 0 0 0 0 0 0 0 0 0 0 0 | mineral
smoke flavor | NATURAL SMOKE FLAVOR | 0 0 0 0 0 0 0 0 0 0 0 0 | mineral
vanilla extract | | .1 .1 0 0 12.7 0 12.7 9 0 11 .1 148 |
vanilla beans | GROUND VANILLA BEANS | 4 8 2 0 60 30 12 20 0 900 5 800 |
almond extract | ALMOND EXTRACT | 0 0 0 0 5 0 3 5 0 5 0 10 | tree_nuts=ALMONDS
peppermint oil | | 0 100 0 0 0 0 0 0 0 0 0 0 |
orange oil | NATURAL ORANGE OIL | 0 100 0 0 0 0 0 0 0 0 0 0 |
soy lecithin | | 0 92 15 0 8 0 0 30 0 0 0 0 | soybeans
sunflower lecithin | | 0 92 14 0 8 0 0 30 0 0 0 0 |
mono and diglycerides | MONO- AND DIGLYCERIDES | 0 100 60 0 0 0 0 0 0 0 0 0 |
datem | DATEM | 0 85 55 0 0 0 0 0 0 0 0 0 |
xanthan gum | | 4 0 0 0 78 78 0 2800 0 100 3 300 |
guar gum | | 4 .5 0 0 82 80 0 120 0 100 2 300 |
locust bean gum | | 5 .7 0 0 85 80 0 60 0 100 2 300 |
gellan gum | | 0 0 0 0 85 85 0 500 0 200 2 4000 |
acacia gum | GUM ARABIC | 1 0 0 0 88 86 0 20 0 800 1 700 |
cellulose gum | | 0 0 0 0 90 85 0 7000 0 0 0 0 |
carrageenan | | 1 0 0 0 82 80 0 1500 0 500 2 3000 |
pectin | FRUIT PECTIN | .3 .3 0 0 85 80 5 200 0 8 2 7 |
inulin | CHICORY ROOT FIBER | 0 0 0 0 96 90 6 10 0 5 0 10 |
psyllium | PSYLLIUM HUSK | 2 1 0 0 85 78 0 50 0 200 4 850 |
oat fiber | | 3 1 .2 0 88 85 0 30 0 80 5 100 |
methylcellulose | | 0 0 0 0 90 90 0 300 0 0 0 0 |
konjac | KONJAC FLOUR | 2 .2 0 0 86 80 0 20 0 60 2 300 |
stevia | STEVIA LEAF EXTRACT | 0 0 0 0 0 0 0 0 0 0 0 0 | sweetener
monk fruit | MONK FRUIT EXTRACT | 0 0 0 0 0 0 0 0 0 0 0 0 | sweetener
sucralose | | 0 0 0 0 0 0 0 0 0 0 0 0 | sweetener mineral
aspartame | ASPARTAME | 0 0 0 0 0 0 0 0 0 0 0 0 | sweetener mineral
acesulfame | ACESULFAME POTASSIUM | 0 0 0 0 0 0 0 0 0 0 0 20000 | sweetener mineral
sorbitol | | 0 0 0 0 60 0 0 0 0 0 0 0 | sweetener mineral
xylitol | | 0 0 0 0 60 0 0 0 0 0 0 0 | sweetener mineral
gum base | | 0 20 5 0 0 0 0 0 0 0 0 0 | mineral
caffeine | | 0 0 0 0 0 0 0 0 0 0 0 0 | caffeine mineral
taurine | | 0 0 0 0 0 0 0 0 0 0 0 0 | mineral
guarana | GUARANA SEED EXTRACT | 0 0 0 0 0 0 0 0 0 0 0 0 | caffeine
hops | | 0 0 0 0 0 0 0 0 0 0 0 0 |
sodium phosphate | SODIUM PHOSPHATES | 0 0 0 0 0 0 0 30000 0 0 0 0 | mineral
sodium citrate | | 0 0 0 0 0 0 0 23500 0 0 0 0 | mineral
sodium erythorbate | | 0 0 0 0 0 0 0 11600 0 0 0 0 | mineral
sodium nitrite | | 0 0 0 0 0 0 0 33300 0 0 0 0 | mineral preservative
celery powder | CULTURED CELERY POWDER | 10 1 .2 0 60 10 20 6000 0 500 5 4000 | celery
potassium phosphate | DIPOTASSIUM PHOSPHATE | 0 0 0 0 0 0 0 0 0 0 0 44900 | mineral
potassium citrate | | 0 0 0 0 0 0 0 0 0 0 0 36100 | mineral
potassium sorbate | POTASSIUM SORBATE (PRESERVATIVE) | 0 0 0 0 0 0 0 0 0 0 0 26000 | mineral preservative
sodium benzoate | SODIUM BENZOATE (PRESERVATIVE) | 0 0 0 0 0 0 0 16000 0 0 0 0 | mineral preservative
calcium propionate | CALCIUM PROPIONATE (PRESERVATIVE) | 0 0 0 0 0 0 0 0 0 21500 0 0 | mineral preservative
edta | CALCIUM DISODIUM EDTA (TO PROTECT FLAVOR) | 0 0 0 0 0 0 0 12000 0 10000 0 0 | mineral preservative
pyrophosphate | SODIUM ACID PYROPHOSPHATE (TO MAINTAIN COLOR) | 0 0 0 0 0 0 0 20700 0 0 0 0 | mineral
annatto | ANNATTO EXTRACT (COLOR) | 0 0 0 0 0 0 0 0 0 0 0 0 |
turmeric color | TURMERIC (COLOR) | 0 0 0 0 0 0 0 0 0 0 0 0 |
beta carotene | BETA CAROTENE (COLOR) | 0 0 0 0 0 0 0 0 0 0 0 0 | mineral
caramel color | | 0 0 0 0 0 0 0 0 0 0 0 0 | mineral color
vegetable juice color | VEGETABLE JUICE (COLOR) | 0 0 0 0 0 0 0 0 0 0 0 0 |
spirulina color | SPIRULINA EXTRACT (COLOR) | 0 0 0 0 0 0 0 0 0 0 0 0 |
red 40 | RED 40 | 0 0 0 0 0 0 0 0 0 0 0 0 | mineral color
yellow 5 | YELLOW 5 | 0 0 0 0 0 0 0 0 0 0 0 0 | mineral color
blue 1 | BLUE 1 | 0 0 0 0 0 0 0 0 0 0 0 0 | mineral color
carnauba wax | | 0 0 0 0 0 0 0 0 0 0 0 0 | mineral
shellac | CONFECTIONER'S GLAZE | 0 0 0 0 0 0 0 0 0 0 0 0 | honey mineral
anticaking | POTATO STARCH AND POWDERED CELLULOSE (TO PREVENT CAKING) | 0 0 0 0 85 40 0 10 0 0 0 0 |
`;
