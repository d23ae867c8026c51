import { t } from '#server/language/speech.ts';
import { readNames } from '../read-names.ts';
import { food } from './word-table.ts';

/** Fruits, vegetables, pulses, nuts, grains, herbs and spices, and proteins made of them. */
export const PLANTS = readNames(new URL('plants.txt', import.meta.url), {
  seasoning: food('seasoning'),
  cocoa: food('seasoning', ['seasoningOnly']),
  fruit: food('fruit'),
  vegetable: food('vegetable'),
  kimchi: food('vegetable', ['uncertainOrigin']),
  pulse: food('vegetable', ['pulse']),
  nut: food('protein', ['nut']),
  pulseProtein: food('protein', ['pulse']),
  proteinIsolate: food('protein', [], 4, t`protein isolate or concentrate`),
  gluten: food('protein', [], 4, t`gluten`),
  wholeGrain: food('grain', ['wholeGrain']),
  maybeWholeGrain: food('grain', ['maybeWholeGrain']),
  grain: food('grain'),
});
