import type { Line } from '../line.ts';

/** Meat and poultry, fresh and prepared. */
export const MEAT: readonly Line[] = [
  {
    department: 'meat',
    brick: '10005786',
    shapes: 'tray',
    sizes: '12oz 16oz 2lb 3lb 10lb/case',
    serving: '112 g|4 oz',
    price: 16,
    keep: 'chilled',
    variants: `
      =80% Lean Ground Beef | beef 80 100
      =85% Lean Ground Beef | beef 85 100
      =93% Lean Ground Beef | beef 93 100
      =Boneless Ribeye Steak | beef ribeye 100
      =Top Sirloin Steak | beef sirloin 100
      =Beef Tenderloin Filets | beef tenderloin 100 | cuisine=French
      =Eye of Round Roast | beef round 100
      =Boneless Chuck Roast | beef chuck 100
      =Beef Stew Meat | beef chuck 100
      =Whole Beef Brisket | beef brisket 100 | cuisine=Southern
      =Bone-In Short Ribs | beef short ribs 100 | cuisine=Korean
      =Flank Steak | beef flank 100 | cuisine=Mexican
      =Beef Liver, Sliced | beef liver 100
      =Veal Scaloppine | veal 100 | brick=10005804,cuisine=Italian
      =Ground Lamb | lamb 100 | brick=10006278,cuisine=Middle Eastern
      =Boneless Leg of Lamb | lamb leg 100 | brick=10006278,cuisine=Mediterranean
      =Goat Stew Meat | goat 100 | brick=10005792,cuisine=Caribbean
      =Ground Bison | bison 100 | brick=10005787
      =Venison Medallions | venison 100 | brick=10005789
      =Whole Rabbit | rabbit 100 | brick=10005801,cuisine=French`,
    about: 'Hand trimmed and packed to order. / {name} for the grill, the oven and the braising pan.',
    notes: 'USDA Inspected / Hand Trimmed',
    cuisine: 'American',
    demand: 0.75,
  },
  {
    department: 'poultry',
    brick: '10005788',
    shapes: 'tray',
    sizes: '16oz 1.5lb 3lb 40lb/case',
    serving: '112 g|4 oz',
    price: 9,
    keep: 'chilled',
    variants: `
      =Boneless Skinless Chicken Breast | chicken breast 100
      =Chicken Breast Tenderloins | chicken breast 100
      =Boneless Skinless Chicken Thighs | chicken thigh 100
      =Bone-In Chicken Thighs | chicken thigh skin 100
      =Chicken Drumsticks | chicken drumstick 100
      =Party Cut Chicken Wings | chicken wing 100
      =Whole Chicken | whole chicken 100
      =Ground Chicken | ground chicken 99.7, dried rosemary .1
      =Chicken Livers | chicken liver 100 | cuisine=Southern
      =Turkey Breast Cutlets | turkey breast 100 | brick=10005803
      =93% Lean Ground Turkey | ground turkey 99.7, dried rosemary .1 | brick=10005803
      =Whole Young Turkey | whole turkey 100 | brick=10005803,size=12lb/tray
      =Turkey Thighs | turkey thigh 100 | brick=10005803
      =Whole Duckling | duck 100 | brick=10005790,cuisine=Chinese
      =Duck Breast | duck breast 100 | brick=10005790,cuisine=French`,
    about:
      'Raised without hormones, as federal rules require, and air chilled. / {name}, ready for seasoning.',
    twists: 'organic',
    notes: 'Air Chilled / No Antibiotics Ever',
    cuisine: 'American',
    demand: 0.85,
  },
  {
    department: 'pork',
    brick: '10005800',
    shapes: 'tray',
    sizes: '16oz 1.5lb 3lb 20lb/case',
    serving: '112 g|4 oz',
    price: 9,
    keep: 'chilled',
    variants: `
      =Boneless Pork Loin Chops | pork chop 100
      =Pork Tenderloin | pork tenderloin 100
      =Pork Loin Roast | pork loin 100
      =Boneless Pork Shoulder | pork shoulder 100 | cuisine=Southern
      =Pork Spareribs | pork ribs 100 | cuisine=Southern
      =Sliced Pork Belly | pork belly 100 | cuisine=Korean
      =Ground Pork | ground pork 100`,
    about: 'Trimmed pork from family farms.',
    notes: 'USDA Inspected',
    cuisine: 'American',
    demand: 0.55,
  },
  {
    department: 'deli',
    brick: '10005784',
    shapes: 'pouch tub',
    sizes: '7oz 8oz 16oz 5lb/case',
    serving: '56 g|2 oz',
    price: 19,
    base: 'water 9, salt 1.7, sugar 1, sodium phosphate .3',
    keep: 'chilled',
    variants: `
      =Oven Roasted Turkey Breast | turkey breast 88, carrageenan .3, natural flavor .2
      =Lower Sodium Turkey Breast | turkey breast 89, salt .7, potassium chloride .4, vinegar .6
      =Smoked Turkey Breast | turkey breast 88, smoke flavor .2, sodium erythorbate .05, sodium nitrite .01
      =Honey Ham | pork leg 82, honey 2.5, sodium erythorbate .05, sodium nitrite .012 | brick=10005781
      =Black Forest Ham | pork leg 83, caramel color .05, smoke flavor .2, sodium erythorbate .05, sodium nitrite .012 | brick=10005781,cuisine=German
      =Roast Beef, Top Round | beef round 90, salt 1.1, black pepper .3, garlic powder .2 | brick=10005767
      =Corned Beef Brisket | beef brisket 82, salt 2.2, spices .3, sodium erythorbate .05, sodium nitrite .012 | brick=10005767,cuisine=Irish
      =Pastrami | beef round 86, salt 2, black pepper .8, coriander seed .4, sodium erythorbate .05, sodium nitrite .012 | brick=10005767,cuisine=Jewish
      =Rotisserie Style Chicken Breast | chicken breast 88, paprika .3, garlic powder .2, carrageenan .3 | brick=10005769
      =Genoa Salami | ground pork 94, water 0, salt 3.2, red wine 1, black pepper .3, garlic powder .2, sodium nitrite .012, cultures .05 | brick=10005840,cuisine=Italian,serving=28
      =Sliced Pepperoni | ground pork 74, beef 80 20, water 0, salt 3.4, paprika 1, dextrose .6, spices .5, sodium nitrite .012, cultures .05 | brick=10005836,cuisine=Italian,serving=28
      =Bologna | chicken thigh 40, ground pork 40, water 12, corn syrup 2, salt 1.9, sodium erythorbate .05, sodium nitrite .012 | brick=10005836,serving=28
      =Prosciutto | pork leg 97, water 0, sugar 0, sodium phosphate 0, salt 5 | brick=10005781,cuisine=Italian,serving=28,loss=22
      =Liverwurst | pork liver 44, pork fat 28, ground pork 18, salt 2, onion powder .6, spices .4, sodium nitrite .012 | brick=10005840,cuisine=German`,
    about: 'Slow roasted and sliced thin for the sandwich line. / {name}, fully cooked.',
    notes: 'Fully Cooked / Deli Sliced',
    cuisine: 'American',
    demand: 0.65,
  },
  {
    department: 'sausage',
    brick: '10005840',
    shapes: 'pouch tray',
    sizes: '12oz 16oz 2lb 10lb/case',
    serving: '76 g|1 link',
    price: 11,
    base: 'water 6, salt 1.7, natural casing .6',
    keep: 'chilled',
    variants: `
      =Sweet Italian Sausage | ground pork 90, fennel seed .6, paprika .4, black pepper .3, sugar .5 | cuisine=Italian
      =Hot Italian Sausage | ground pork 90, red pepper flakes .7, fennel seed .5, paprika .8 | cuisine=Italian
      =Bratwurst | ground pork 90, nonfat milk powder 1.6, nutmeg .1, white pepper .3, corn syrup 1 | cuisine=German
      =Smoked Andouille | ground pork 90, garlic powder .5, cayenne .5, smoked paprika .6, sodium nitrite .012 | cuisine=Cajun
      =Kielbasa | ground pork 88, dextrose 1, garlic powder .4, sodium nitrite .012, smoke flavor .1 | cuisine=Polish,serving=56
      =Mexican Chorizo | ground pork 86, vinegar 4, paprika 2, chile powder 1.4, garlic 1, salt 2 | cuisine=Mexican,serving=56
      =Pork Breakfast Sausage Links | ground pork 94, dried sage .4, black pepper .3, sugar .6 | serving=45
      =Chicken Apple Sausage | chicken thigh 84, dried apples 4, brown sugar 1, celery powder .3 | brick=10005834
      =Spinach & Feta Chicken Sausage | chicken thigh 84, spinach 4, feta 4, garlic powder .3 | brick=10005834
      =Turkey Breakfast Sausage Patties | ground turkey 94, natural casing 0, dried sage .4, black pepper .3, salt 1.2 | brick=10005837,serving=56
      =Beef Hot Dogs | beef 80 82, water 12, corn syrup 2, paprika .3, natural casing 0, beef collagen .4, sodium erythorbate .05, sodium nitrite .012 | brick=10005833,serving=50
      =Uncured Turkey Hot Dogs | ground turkey 84, water 9, celery powder .4, natural casing 0, sugar .6, paprika .2 | brick=10005837,serving=48
      =Classic Hot Dogs | chicken thigh 44, ground pork 38, water 12, corn syrup 2, natural casing 0, beef collagen .4, sodium phosphate .3, sodium nitrite .012 | brick=10005836,serving=50
      =Lamb Merguez | lamb 90, chile powder 1, cumin .4, paprika 1, garlic 1 | brick=10005835,cuisine=Moroccan`,
    about: 'Coarse ground, well seasoned, in links for the grill. / {name} made in small batches.',
    notes: 'Gluten Free / Made in Small Batches',
    cuisine: 'American',
    demand: 0.5,
  },
  {
    department: 'meatprep',
    brick: '10005769',
    shapes: 'pouch carton bag',
    sizes: '12oz 24oz 32oz 10lb/case',
    serving: '85 g|3 oz',
    price: 11,
    keep: 'frozen',
    variants: `
      =Breaded Chicken Nuggets | chicken breast 54, water 12, enriched flour 15, soybean oil 9, corn starch 4, salt 1, sodium phosphate .3, garlic powder .3, spices .3 | loss=8
      =Whole Grain Breaded Chicken Patties | chicken thigh 56, water 12, whole wheat flour 16, soybean oil 7, salt .7, sodium phosphate .2, onion powder .3 | loss=8,note=For School Lunch
      =Crispy Chicken Strips | chicken breast 58, water 10, enriched flour 16, soybean oil 9, salt 1.2, black pepper .3, sodium phosphate .3 | loss=8
      =Gluten Free Chicken Nuggets | chicken breast 58, water 12, rice flour 12, corn starch 6, canola oil 8, salt .9 | gf,loss=8
      =Grilled Chicken Breast Strips | chicken breast 90, water 6, salt .9, vinegar .6, rice flour .6, garlic powder .3 | loss=20
      =Buffalo Style Chicken Wings | chicken wing 82, hot sauce 9, water 4, soybean oil 3, modified starch 1, garlic powder .4 | loss=14,cuisine=American
      =Teriyaki Chicken Bites | chicken thigh 70, water 8, soy sauce 5, brown sugar 8, corn starch 3, ginger .4, sesame seeds .5, canola oil 3 | cuisine=Japanese
      =Italian Style Beef Meatballs | beef 80 68, water 12, bread crumbs 9, onion 4, romano 2, salt .9, dried parsley .2, garlic powder .4 | brick=10005767,cuisine=Italian,loss=14
      =Turkey Meatballs | ground turkey 70, water 12, bread crumbs 9, onion 4, salt .8, dried oregano .2 | brick=10005784,cuisine=Italian,loss=12
      =Beef Burger Patties, 80/20 | beef 80 100 | brick=10005786,serving=113
      =Philly Style Beef Steak Slices | beef chuck 96, water 3, salt .5 | brick=10005767
      =Pulled Pork in BBQ Sauce | pork shoulder 62, water 12, bbq sauce 26 | brick=10005781,loss=10,cuisine=Southern
      =Beef Barbacoa | beef chuck 78, water 12, chipotle 1, vinegar 2, garlic 1, salt .9, cumin .3, lime juice 1 | brick=10005767,loss=14,cuisine=Mexican
      =Carnitas | pork shoulder 88, water 6, orange juice 3, salt .9, garlic .8, dried oregano .2 | brick=10005781,loss=20,cuisine=Mexican
      =Gyro Slices | beef 80 60, lamb 24, bread crumbs 8, water 8, onion 4, salt 1.2, dried oregano .3, garlic powder .4 | brick=10005778,loss=12,cuisine=Greek
      =Breaded Pork Schnitzel | pork loin 64, bread crumbs 14, enriched flour 6, eggs 6, soybean oil 8, salt .8 | brick=10005781,cuisine=German`,
    about: 'Fully prepared: heat from frozen and serve. / {name} for the hot line.',
    notes: 'Heat & Serve / Individually Frozen',
    cuisine: 'American',
    demand: 0.7,
    nearby: 'soybeans milk eggs',
  },
  {
    department: 'meatprep',
    brick: '10005781',
    shapes: 'pouch',
    sizes: '8oz 12oz 16oz 15lb/case',
    serving: '15 g|2 slices cooked',
    price: 15,
    keep: 'chilled',
    variants: `
      =Hickory Smoked Bacon | pork belly 90, water 6, salt 2, sugar .8, sodium phosphate .2, sodium erythorbate .05, sodium nitrite .012, smoke flavor .1
      =Thick Cut Applewood Bacon | pork belly 91, water 5, salt 2, brown sugar 1, sodium erythorbate .05, sodium nitrite .012
      =Uncured Bacon, No Sugar | pork belly 94, water 4, sea salt 2, celery powder .4
      =Lower Sodium Bacon | pork belly 92, water 5, salt 1.1, sugar .8, sodium erythorbate .05, sodium nitrite .012
      =Turkey Bacon | turkey thigh 84, water 9, salt 1.9, sugar 1, smoke flavor .1, sodium nitrite .012, canola oil 2 | brick=10005784
      =Canadian Style Bacon | pork loin 88, water 8, salt 2.1, sugar 1, sodium phosphate .3, sodium nitrite .012 | serving=56
      =Boneless Smoked Ham | pork leg 84, water 11, salt 2.2, dextrose 1, sodium phosphate .3, sodium erythorbate .05, sodium nitrite .012 | serving=84,size=3lb
      =Spiral Cut Honey Ham | pork leg 80, water 11, honey 4, brown sugar 2, salt 2.2, sodium phosphate .3, sodium nitrite .012 | serving=84,size=8lb`,
    about: 'Slowly smoked over hardwood. / {name} for the breakfast plate.',
    notes: 'Hardwood Smoked',
    cuisine: 'American',
    demand: 0.6,
  },
];
