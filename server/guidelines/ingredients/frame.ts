import type { Ingredient, StatementKind, StatementMember } from './ingredient-tree.ts';
import type { Piece } from './piece.ts';

/** A list being read: the whole text or the content of one pair of brackets. */
export interface Frame {
  readonly opener: string;
  /** Nothing closes this bracket. */
  readonly isOrphan: boolean;
  /** The bracket stands behind "oil" and names what it is pressed from. */
  readonly isOil: boolean;
  readonly ingredients: Ingredient[];
  /** Inside "contains 2 % or less of". */
  minor: boolean;
  /** Inside "flavor (contains milk)": its names are ingredients and stated allergens. */
  states: boolean;
  /** Where names go while a statement beside the list is read. */
  statement: OpenStatement | null;
  /** The statement that the last sentence was; a sentence of allergens alone goes on with it. */
  lastStatement: OpenStatement | null;
  /** Allergens stated before any ingredient: "Contains: pistachios, salt" turns out to be the list. */
  readonly lead: Ingredient[];
  /** Nothing has been read of the sentence yet. */
  atStart: boolean;
  /** Text before a bracket whose item is not at its end yet, and what the bracket held. */
  openHead: Piece | null;
  openParts: Ingredient[] | null;
  openPercent: number | null;
  /** A share that stands alone in the brackets, "(12 %)": it is of the ingredient before them. */
  ownPercent: number | null;
}

export interface OpenStatement {
  readonly kind: StatementKind | 'noise';
  /** Every name up to the end of the sentence belongs to it, whatever it is. */
  readonly holds: boolean;
  /** How many names it has taken. */
  members: number;
}

/** What belongs to the text as a whole while it is read. */
export interface Reading {
  readonly statements: StatementMember[];
}

export function openFrame(minor: boolean, opener = '', isOrphan = false, isOil = false): Frame {
  return {
    opener,
    isOrphan,
    isOil,
    ingredients: [],
    minor,
    states: false,
    statement: null,
    lastStatement: null,
    lead: [],
    atStart: true,
    openHead: null,
    openParts: null,
    openPercent: null,
    ownPercent: null,
  };
}
