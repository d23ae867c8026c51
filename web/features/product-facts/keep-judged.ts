import { type JudgedSearch, parseJudgedSearch } from './judged-search.ts';

/** The `search` of a link to a page that is judged by the day and places of this address; the browser's own choice needs no passing on. */
export const keepJudged = (now: object): JudgedSearch => parseJudgedSearch(now as Record<string, unknown>);
