import type { WordRow } from './word-table.ts';

/** Whole by definition: 7 CFR 210.11 follows the whole-grain list of USDA's Food Buying Guide. */
export const GRAINS: readonly WordRow[] = [
  {
    group: 'grain',
    traits: ['wholeGrain'],
    words:
      "whole grain, whole wheat, whole wheat flour, wholewheat, wholemeal, wholegrain, whole oat, whole rye, whole corn, whole barley, whole spelt, whole durum, whole grain wheat, whole grain corn, whole grain oat, whole grain rice, whole grain flour, whole white wheat, white whole wheat, graham flour, graham, oat, oat flour, rolled oat, steel cut oat, oatmeal, oat groat, oat flake, brown rice, brown rice flour, wild rice, red rice, black rice, quinoa, quinoa flour, amaranth, millet, millet flour, buckwheat, buckwheat groat, buckwheat flour, teff, teff flour, sorghum, sorghum flour, bulgur, bulgur wheat, cracked wheat, wheat berry, sprouted wheat, sprouted grain, sprouted rye, sprouted barley, sprouted spelt, sprouted brown rice, popcorn, popping corn, masa harina, corn masa, corn masa flour, nixtamalized corn, stone ground corn masa, whole cornmeal, whole yellow corn, whole white corn, whole grain cornmeal, whole yellow corn flour, rye berry, rye flake, wheat flake, barley flake, freekeh, einkorn, emmer, kamut, kamut khorasan wheat, triticale, hulled barley, dehulled barley, wholemeal flour, ultragrain, farine complete, farine integrale, farine de ble complet, ble complet, flocon d'avoine, avoine, haferflocken, vollkorn, vollkornmehl, weizenvollkornmehl, vollkornweizenmehl, roggenvollkornmehl, avena, harina integral, trigo integral, hafer, sarrasin",
  },
  {
    group: 'grain',
    traits: ['maybeWholeGrain'],
    words:
      'wheat, corn, yellow corn, white corn, blue corn, ground corn, stone ground corn, maize, mais, maiz, barley, rye, spelt, farro, durum, sorghum grain, rye meal, rye flour, spelt flour, barley flour, corn flour, cornmeal, corn meal, grain, multigrain, multi grain, seven grain, ble, seigle, orge, epeautre, weizen, roggen, dinkel, gerste, cereal, cereale',
  },
  {
    group: 'grain',
    words:
      'flour, wheat flour, enriched flour, enriched wheat flour, bleached flour, unbleached flour, unbleached wheat flour, durum flour, durum wheat, durum wheat semolina, semolina, durum semolina, farina, wheat germ, germ, wheat bran, oat bran, bran, corn bran, rice bran, rice, white rice, basmati rice, jasmine rice, long grain rice, arborio rice, carnaroli rice, rice flour, rice flake, crisp rice, rice crisp, degermed corn, degerminated cornmeal, degermed cornmeal, degerminated yellow cornmeal, degermed yellow corn meal, milled corn, corn grit, grit, hominy, pearled barley, pearl barley, malt, malted barley, malted barley flour, barley malt, malted wheat flour, malt flour, malted corn, couscous, pasta, macaroni, spaghetti, noodle, egg noodle, macaroni product, vermicelli, bread crumb, breadcrumb, bread, toasted wheat, wheat crumb, cracker meal, tapioca flour, cassava flour, farine, farine de ble, farine de froment, farine de riz, semoule, riz, pate alimentaire, mehl, weizenmehl, roggenmehl, reis, reismehl, harina, harina de trigo, harina de maiz, arroz, trigo, farina di grano, riso, sago, panko, tortilla, puffed rice, puffed wheat, textured wheat, wafer, pretzel, rice cracker, arrowroot flour, soba, udon, ramen, phyllo, all purpose flour, self rising flour, pastry flour, bread flour, gnocchi',
  },
];
