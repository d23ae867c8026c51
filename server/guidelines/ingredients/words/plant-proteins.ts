import type { WordRow } from './word-table.ts';

export const PLANT_PROTEINS: readonly WordRow[] = [
  {
    group: 'protein',
    traits: ['nut'],
    words:
      'nut, tree nut, mixed nut, almond, cashew, walnut, pecan, hazelnut, filbert, pistachio, macadamia, macadamia nut, brazil nut, pine nut, chestnut, peanut, roasted peanut, peanut flour, almond flour, almond meal, peanut butter, almond butter, cashew butter, nut butter, sunflower butter, seed butter, hazelnut paste, almond paste, seed, sunflower seed, sunflower kernel, pumpkin seed, pepita, sesame seed, sesame, chia, chia seed, flax, flax seed, flaxseed, flaxseed meal, linseed, hemp, hemp seed, hemp heart, psyllium, tahini, sesame paste, sesame tahini, watermelon seed, soy nut, soynut, amande, noisette, noix, noix de cajou, pistache, arachide, cacahuete, graine, graine de tournesol, graine de lin, pate de noisette, mandel, haselnuss, walnuss, erdnuss, nuss, nusse, almendra, avellana, nuez, cacahuate, mani, mandorla, nocciola, noce, ajonjoli, sesam',
  },
  {
    group: 'protein',
    traits: ['pulse'],
    words:
      'soy, soya, soybean, soya bean, tofu, tempeh, soy flour, soya flour, defatted soy flour, soy grit, soy milk powder, soymilk powder, natto, miso, okara, miso paste, soy curd, textured vegetable protein, textured soy flour, textured soy protein, seitan, quorn, mycoprotein, soja, sojabohne, graine de soja',
  },
  {
    group: 'protein',
    nova: 4,
    marker: 'protein isolate or concentrate',
    words:
      'soy protein, soya protein, soy protein isolate, soy protein concentrate, isolated soy protein, soya protein isolate, pea protein, pea protein isolate, pea protein concentrate, rice protein, brown rice protein, potato protein, wheat protein, vegetable protein, plant protein, protein isolate, protein concentrate, hemp protein, fava bean protein, chickpea protein, protein blend, protein powder, canola protein, proteine de pois, proteine de soja, proteine vegetale, proteine de ble, sojaprotein, soja protein, soja protein isolat, weizenprotein, erbsenprotein, proteina de soya, proteina de soja, textured vegetable protein concentrate',
  },
  {
    group: 'protein',
    traits: ['animalProduct'],
    nova: 4,
    marker: 'whey, casein or milk protein',
    words:
      'whey, whey powder, sweet whey, dried whey, dry whey, whey solid, reduced lactose whey, whey protein, whey protein concentrate, whey protein isolate, milk protein, milk protein concentrate, milk protein isolate, casein, caseinate, sodium caseinate, calcium caseinate, rennet casein, lactalbumin, acid whey, demineralized whey, lactoserum, lactoserum en poudre, proteine de lait, caseinate de sodium, molke, molkenpulver, molkenprotein, molkenproteinkonzentrat, wheyprotein, wheyproteinkonzentrat, molkeneiweiss, milchprotein, milcheiweiss, suero de leche, siero di latte, milk mineral concentrate, modified milk ingredient, cream substitute',
  },
  {
    group: 'protein',
    traits: ['animalProduct', 'egg'],
    nova: 4,
    marker: 'protein isolate or concentrate',
    words: 'egg protein, egg white protein, dried egg protein, whole egg protein',
  },
  {
    group: 'protein',
    traits: ['meat'],
    nova: 4,
    marker: 'protein isolate or concentrate',
    words: 'beef protein, chicken protein, pork protein, turkey protein, animal protein, collagen protein',
  },
  {
    group: 'protein',
    traits: ['meat', 'seafood'],
    nova: 4,
    marker: 'protein isolate or concentrate',
    words: 'fish protein, crab protein',
  },
  {
    group: 'protein',
    nova: 4,
    marker: 'gluten',
    words: 'gluten, wheat gluten, vital wheat gluten, corn gluten, gluten de ble, weizengluten',
  },
  {
    group: 'protein',
    traits: ['meat'],
    nova: 4,
    marker: 'mechanically separated meat',
    words:
      'mechanically separated chicken, mechanically separated turkey, mechanically separated pork, mechanically separated beef, mechanically separated meat, mechanically deboned chicken, mechanically recovered meat, viande separee mecaniquement, separatorenfleisch, mechanically separated',
  },
  {
    group: 'protein',
    traits: ['meat'],
    words:
      'collagen, collagen casing, beef collagen casing, beef collagen, natural casing, casing, hog casing, sheep casing, pork casing, lamb casing',
  },
];
