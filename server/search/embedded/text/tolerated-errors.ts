import { maxEdits } from './edit-distance.ts';
import { soundKey } from './sound-key.ts';
import { stemWord } from './stem-word.ts';

/** How far a typed word may be from the one that is meant. */
export interface Tolerance {
  /** 0 for a word that is never corrected: a number, or a very short or long one. */
  readonly mostEdits: number;
  /** Whether the word may mean a term that is so many edits from it. */
  tolerates(term: string, edits: number): boolean;
}

/** Two edits leave too little of a shorter word. */
const MIN_LETTERS = 6;
const MOST_EDITS_OF_SOUND = 2;

/** The usual edits; in a word of six or seven letters two, where both sound alike: "lentle" means lentil. */
export function toleranceOf(word: string): Tolerance {
  const usual = /\d/.test(word) ? 0 : maxEdits(word.length);
  const mostEdits = usual > 0 && word.length >= MIN_LETTERS ? MOST_EDITS_OF_SOUND : usual;
  const sounds = [soundKey(word), soundKey(stemWord(word))];
  return {
    mostEdits,
    tolerates(term, edits) {
      if (edits <= usual) return true;
      const sound = soundKey(term);
      return edits <= mostEdits && sound !== undefined && sounds.includes(sound);
    },
  };
}
