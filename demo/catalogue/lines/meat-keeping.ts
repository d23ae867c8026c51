import type { Line } from '../line.ts';

/** Meat that keeps: dried and canned. */
export const MEAT_KEEPING: readonly Line[] = [
  {
    department: 'jerky',
    brick: '10005767',
    shapes: 'pouch bar',
    sizes: '1oz=28g/bar 3oz/pouch 8oz/pouch',
    serving: '28 g|1 oz',
    price: 62,
    loss: 50,
    variants: `
      =Original Beef Jerky | beef round 86, soy sauce 6, brown sugar 5, worcestershire 2, salt .5, garlic powder .4, sodium nitrite .01
      =Teriyaki Beef Jerky | beef round 82, soy sauce 8, sugar 8, ginger .5, garlic powder .4, sesame seeds .4 | cuisine=Japanese
      =Peppered Beef Jerky | beef round 88, soy sauce 6, black pepper 1.4, brown sugar 3
      =Turkey Jerky | turkey breast 88, soy sauce 6, brown sugar 5, onion powder .4 | brick=10005784
      =Bison Cranberry Bites | bison 78, dried cranberries 14, sea salt 1, celery powder .4, lemon juice 2 | brick=10005768,loss=40
      =Smoked Meat Stick | beef 85 90, corn syrup 2, salt 2, dextrose .6, paprika .6, garlic powder .3, beef collagen .5, sodium nitrite .012 | loss=35`,
    about: 'Marinated, then dried low and slow. / {name} for the checkout and the trail.',
    notes: 'High Protein Snack',
    cuisine: 'American',
    demand: 0.45,
    nearby: 'soybeans wheat',
  },
  {
    department: 'canned',
    brick: '10005769',
    shapes: 'can',
    sizes: '5oz 12oz 12.5oz 50oz/number-10-can',
    serving: '56 g|2 oz',
    price: 11,
    variants: `
      =Canned Chunk Chicken Breast | chicken breast 84, water 15, salt 1, sodium phosphate .2
      =No Salt Added Chunk Chicken | chicken breast 86, water 14
      =Canned Turkey in Water | turkey breast 82, water 17, salt .9 | brick=10005784
      =Corned Beef Hash | beef chuck 44, potato 40, water 12, salt 1.2, sugar .6, sodium nitrite .01 | brick=10005767,serving=236
      =Pork Luncheon Loaf | ground pork 84, water 8, salt 2.6, potato starch 4, sugar 1, sodium nitrite .012 | brick=10005781
      =Vienna Sausages | chicken thigh 50, ground pork 30, water 14, corn syrup 2, salt 1.8, garlic powder .2, sodium nitrite .012 | brick=10005836
      =Roast Beef in Broth | beef chuck 84, water 15, salt .9 | brick=10005767`,
    about: 'Packed and cooked in the can: no refrigeration until opened.',
    notes: 'Fully Cooked',
    cuisine: 'American',
    demand: 0.35,
  },
];
