import { t } from 'ttag';
import { isGuideline, type RuleKey } from '#contract/all-standards.ts';
import { LAWS_KEY } from '#contract/answer-words.ts';
import type { GuidelineReply, GuidelineResult } from '#contract/guideline.schema.ts';
import { GUIDELINES, type Guideline } from '#contract/guideline.ts';
import { tellingMarkers } from '#web/features/product-facts/explained-words.ts';
import { novaOf, verdictOf } from '#web/features/product-facts/product-labels.ts';
import { keepUnits } from '#web/features/product-facts/verdict-words.ts';
import { answerOf, type Column, cellOf, NOT_KNOWN, type Row } from './cell.ts';

/** Each standard in the order shown, a guideline with its reason; the laws where they are asked for; the NOVA group. */
export function verdictRows(columns: readonly Column[], shown: readonly RuleKey[]): Row[] {
  const rows = shown.flatMap((key) =>
    isGuideline(key) ? [guidelineRow(columns, key)] : answerRow(columns, key),
  );
  return [...rows, ...answerRow(columns, LAWS_KEY), novaRow(columns)];
}

function guidelineRow(columns: readonly Column[], guideline: Guideline): Row {
  return {
    id: guideline,
    label: GUIDELINES[guideline].name,
    cells: columns.map(({ product, guidelines }) => {
      const explained = answerOf(guidelines)?.guidelines.find((each) => each.guideline === guideline);
      return {
        kind: 'verdict',
        verdict: explained?.verdict ?? verdictOf(product, guideline),
        reason: explained && reasonOf(explained),
      };
    }),
  };
}

/** None before anything is known of it. */
function answerRow(columns: readonly Column[], key: string): Row[] {
  const named = columns.flatMap(({ answers }) => (answers && answerOf(answers)) ?? []);
  const label = named.find((each) => each.key === key)?.name;
  if (label === undefined) return [];
  const cells = columns.map(({ answers = { state: 'loading' } }) =>
    cellOf(answers, (said) => {
      const found = said.find((each) => each.key === key);
      return found ? { kind: 'answer', mark: found.mark, text: found.words } : NOT_KNOWN;
    }),
  );
  return [{ id: key, label, cells }];
}

const MARKERS_NAMED = 3;

function novaRow(columns: readonly Column[]): Row {
  return {
    id: 'nova',
    label: 'NOVA',
    cells: columns.map(({ product, guidelines }) => {
      const nova = answerOf(guidelines)?.nova;
      return { kind: 'nova', nova: novaOf(product), because: nova && novaReason(nova) };
    }),
  };
}

/** The words that put it into its group, the telling ones first; or what is missing. */
export function novaReason(nova: GuidelineReply['nova']): string | undefined {
  if (nova.label === null) return nova.why ?? undefined;
  const telling = tellingMarkers(nova).map(({ found }) => found);
  if (telling.length === 0) return undefined;
  const more = telling.length - MARKERS_NAMED;
  const named = telling.slice(0, MARKERS_NAMED).join(', ');
  return more > 0 ? t`${named} and ${more} more` : named;
}

/** What the mark does not say: `sodium 310 mg, limit 200 mg`; nothing for a pass, all where it does not apply. */
export function reasonOf({
  verdict,
  summary,
}: Pick<GuidelineResult, 'verdict' | 'summary'>): string | undefined {
  if (verdict === 'pass') return undefined;
  const at = summary.indexOf(': ');
  if (at === -1 && verdict !== 'not_applicable') return undefined;
  return keepUnits(summary.slice(at === -1 ? 0 : at + 2).replace(/\.$/, ''));
}
