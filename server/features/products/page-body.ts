import { type ProductPage, productsContract, type Understood } from '#contract/products.schema.ts';
import { say } from '#server/language/speech.ts';
import type { LeftOut, SearchPage, TermWord } from '#server/search/engine.ts';

/** A condition of the term has more than is told. */
const understoodReply = productsContract.list.reply.shape.understood;

const HEAD = Buffer.from('{"products":[');
const COMMA = Buffer.from(',');
const FACETS = Buffer.from(',"facets":');

/** The parts of a list reply by a day: each product's cached bytes as they are, and what surrounds them. */
export function pageBody(page: SearchPage, day: string, understood: readonly Understood[]): Uint8Array[] {
  const tail: Tail = {
    corrected_term: page.correctedTerm,
    understood: understood.length === 0 ? [] : understoodReply.parse(understood.map(sayUnderstood)),
    left_out: page.leftOut && presentLeftOut(page.leftOut),
    relaxations: page.relaxations && [...page.relaxations],
    histograms: [...page.histograms],
  };
  return [
    HEAD,
    ...listed(page.bodies),
    Buffer.from('],"also_close":'),
    ...closeBody(page),
    Buffer.from(`,"total":${page.total},"day":"${day}"`),
    ...(page.facets ? [FACETS, page.facets] : []),
    Buffer.from(`,${JSON.stringify(tail).slice(1)}`),
  ];
}

/** The engine's own parts are the contract's already. */
type Tail = Omit<ProductPage, 'products' | 'also_close' | 'total' | 'day' | 'facets'>;

function sayUnderstood(each: Understood) {
  return {
    ...each,
    label: isBrand(each) ? each.label : say(each.label),
    reason: each.reason === null ? null : say(each.reason),
  };
}

function closeBody({ close }: SearchPage): Uint8Array[] {
  if (close === null) return [Buffer.from('null')];
  const head = Buffer.from(`{"without":${JSON.stringify(close.without)},"products":[`);
  return [head, ...listed(close.bodies), Buffer.from(']}')];
}

function listed(bodies: readonly Uint8Array[]): Uint8Array[] {
  return bodies.flatMap((body, index) => (index === 0 ? [body] : [COMMA, body]));
}

function presentLeftOut({ words, putBacks, isFound }: LeftOut) {
  return {
    is_found: isFound,
    words: words.map(presentWord),
    put_backs: putBacks.map((putBack) => ({ ...putBack, words: putBack.words.map(presentWord) })),
  };
}

function presentWord({ text, isLeftOut }: TermWord) {
  return { text, is_left_out: isLeftOut };
}

/** A brand's name is nothing to translate. */
const isBrand = (each: Understood) => 'kind' in each && each.kind === 'brand';
