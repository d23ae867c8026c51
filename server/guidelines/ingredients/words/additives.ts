import { t } from '#server/language/speech.ts';
import { readNames } from '../read-names.ts';
import { food } from './word-table.ts';

/** Additives, processing aids, notes, and words that only mark another food. */
export const ADDITIVES = readNames(new URL('additives.txt', import.meta.url), {
  mark: food(null),
  polyphosphate: food('additive', [], 4, t`polyphosphate`),
  silica: food('additive', [], 4, t`anti-foaming or anti-caking silica`),
  lactate: food('additive', [], 4, t`lactylate or lactate`),
  gas: food('additive', [], 4, t`carbonating or propellant gas`),
  preservative: food('additive', [], 3, t`preservative`),
  antiCakingAgent: food('additive', [], 3, t`anti-caking agent`),
  bannedAdditive: food('additive', ['bannedAdditive']),
  additive: food('additive'),
  uncertainMark: food(null, ['uncertainOrigin']),
  uncertainAdditive: food('additive', ['uncertainOrigin']),
  note: food('note'),
  attribute: food('attribute'),
  flavoring: food('additive', ['flavour', 'uncertainOrigin'], 4, t`flavoring`),
  flavorEnhancer: food('additive', ['uncertainOrigin'], 4, t`flavor enhancer`),
  yeastExtract: food('additive', [], 4, t`yeast extract`),
  hydrolyzedProtein: food('protein', ['uncertainOrigin'], 4, t`hydrolyzed protein`),
  fiber: food('additive', [], 4, t`added fiber`),
  color: food('additive', [], 4, t`color`),
  carmine: food('additive', ['meat'], 4, t`color`),
  artificialColor: food('additive', ['artificialColour'], 4, t`color`),
  emulsifier: food('additive', ['uncertainOrigin'], 4, t`emulsifier`),
  lecithin: food('additive', [], 4, t`lecithin`),
  thickener: food('additive', [], 4, t`thickener, stabilizer or gelling agent`),
  gelatin: food('additive', ['meat'], 4, t`gelatin`),
  glazingAgent: food('additive', [], 4, t`glazing agent`),
  shellac: food('additive', ['animalProduct'], 4, t`glazing agent`),
  humectant: food('additive', ['uncertainOrigin'], 4, t`humectant or carrier`),
});
