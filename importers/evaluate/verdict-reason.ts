import type { Criterion, GuidelineReply, GuidelineResult } from '#contract/guideline.schema.ts';
import { type Reason, sameReason } from './label-change.ts';

/** The criterion that decides now, why the guideline does not apply, or what is missing. */
export function verdictReason({ verdict, summary, criteria }: GuidelineResult): Reason {
  const decisive = criteria.find((criterion) => criterion.verdict === verdict);
  if (decisive && verdict === 'fail')
    return { reason: decisive.label, detail: `${decisive.label}: ${measured(decisive)}` };
  if (decisive && verdict === 'unknown')
    return sameReason(`${decisive.label}: ${decisive.note ?? 'it may be exempt'}`);
  return sameReason(withoutTitle(summary));
}

function measured({ measured: value, limit, unit, comparison }: Criterion): string {
  const [is, allowed] = [value ?? 'unknown', limit ?? 'none'].map((amount) =>
    typeof amount === 'number' && unit !== null ? `${amount} ${unit}` : String(amount),
  );
  if (comparison === 'is')
    return allowed?.startsWith('none') ? `${is}, ${allowed} allowed` : `${is}, not ${allowed}`;
  return `${is}, ${LIMIT_WORDS[comparison]} ${allowed}`;
}

const LIMIT_WORDS = { '<': 'limit below', '<=': 'limit', '>=': 'at least', '=': 'limit' } as const;

/** "Smart Snack does not apply: this is an oil." → "this is an oil". */
function withoutTitle(summary: string): string {
  const sentence = summary.replace(/\.$/, '');
  const meets = /^Meets .*? (as .*)$/.exec(sentence)?.[1];
  if (meets !== undefined) return meets;
  const colon = sentence.indexOf(': ');
  return colon < 0 ? sentence : sentence.slice(colon + 2);
}

/** The marker of the group, or what is missing. */
export function novaReason({ label, markers, why }: GuidelineReply['nova']): Reason {
  if (label === null) return sameReason(why ?? 'it cannot be told');
  const marker = markers.find(({ group }) => group === label);
  if (marker === undefined) return sameReason('no marker of a higher group');
  return { reason: marker.marker, detail: `${marker.marker}: ${marker.found}` };
}
