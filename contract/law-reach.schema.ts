import { z } from 'zod';
import { repeatable } from './http/query-values.ts';
import { LAW_CHANNEL_KEYS, LAW_PLACE_KEYS } from './ingredient-laws.ts';
import { LAW_KEYS } from './law-titles.ts';

export const placeSchema = z.enum(LAW_PLACE_KEYS, `Must be one of ${LAW_PLACE_KEYS.join(', ')}`);
export const channelSchema = z.enum(LAW_CHANNEL_KEYS, `Must be one of ${LAW_CHANNEL_KEYS.join(', ')}`);

const lawSchema = z.enum(LAW_KEYS, `Must be one of ${LAW_KEYS.join(', ')}`);

/** The parameters that choose which ingredient laws count. */
export const placeQuery = repeatable(placeSchema).meta({
  description: 'Places whose ingredient laws count; all where absent.',
});
export const channelQuery = repeatable(channelSchema).meta({
  description:
    'Channels for which ingredient laws count: a law for schools binds `school` alone, a law for all food binds each. All where absent.',
});
export const lawQuery = repeatable(lawSchema).meta({
  description:
    'Ingredient laws that count for `ingredient_laws`, whatever `place` and `channel` say, and whatever they ask for: of one that is stopped, proposed, or about words on a label, what it names counts from its first day as what a ban names.',
});
/** Ingredient laws that answer one by one. */
export const chosenLawQuery = repeatable(lawSchema).meta({
  description:
    'Ingredient laws to answer for one by one; one that `place` and `channel` leave out is `elsewhere`. None where absent.',
});
