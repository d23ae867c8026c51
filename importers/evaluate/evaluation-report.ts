import { GUIDELINE_KEYS } from '#contract/guideline.ts';
import type { EvaluatedProduct } from '#server/catalogue/evaluation/evaluation-batch.ts';
import { type LabelChange, SECTIONS } from './label-change.ts';

/** Shown of each change: its most frequent reasons, and products. The file has them all. */
const SHOWN = 10;
/** Reasons that are told apart: what comes later is counted together, so that a million products stay small. */
const REASONS = 200;
const NAME_WIDTH = 36;
const NO_NAME = 'N/A';

/** What a run found, counted as it goes. */
export interface EvaluationReport {
  add(products: number, changed: readonly EvaluatedProduct[], changes: readonly LabelChange[]): void;
  skip(gtin: string, reason: string): void;
  /** Lines for a person. */
  format(dryRun: boolean): string;
  readonly products: number;
}

interface ReasonCount {
  count: number;
  readonly examples: LabelChange[];
}

interface Transition {
  readonly title: string;
  readonly section: LabelChange['section'];
  count: number;
  readonly reasons: Map<string, ReasonCount>;
  otherReasons: number;
}

export function evaluationReport(): EvaluationReport {
  let products = 0;
  let changedProducts = 0;
  let skipped = 0;
  const skips: string[] = [];
  const transitions = new Map<string, Transition>();
  const otherFields = new Map<string, number>();
  return {
    get products() {
      return products;
    },
    add(evaluated, changed, changes) {
      products += evaluated;
      changedProducts += changed.length;
      for (const field of changed.flatMap(({ fields }) => fields)) {
        if (!LABEL_FIELDS.includes(field)) otherFields.set(field, (otherFields.get(field) ?? 0) + 1);
      }
      for (const change of changes) addChange(transitions, change);
    },
    skip(gtin, reason) {
      skipped++;
      if (skips.length < SHOWN) skips.push(`  ${gtin}  ${reason}`);
    },
    format(dryRun) {
      const verb = dryRun ? 'would change' : 'changed';
      return [
        `${counted(products, 'product')} evaluated, ${changedProducts === 0 ? 'none' : number(changedProducts)} ${verb}.`,
        ...formatSkips(skipped, skips),
        ...SECTIONS.flatMap((section) =>
          formatSection(
            section,
            [...transitions.values()].filter((transition) => transition.section === section),
          ),
        ),
        ...formatOtherFields(otherFields),
      ].join('\n');
    },
  };
}

/** Fields that are reported label by label. */
const LABEL_FIELDS: readonly string[] = [...GUIDELINE_KEYS, 'nova_label', 'derived_diets', 'allergens'];

function formatOtherFields(fields: ReadonlyMap<string, number>): string[] {
  if (fields.size === 0) return [];
  const most = [...fields].sort(([, a], [, b]) => b - a);
  const width = Math.max(...most.map(([, many]) => number(many).length));
  const lines = most.map(
    ([field, many]) => `  ${number(many).padStart(width)}  ${field.replaceAll('_', ' ')}`,
  );
  return ['', 'Other fields', '', ...lines];
}

function addChange(transitions: Map<string, Transition>, change: LabelChange): void {
  const { section, reason } = change;
  const title = `${change.label}: ${change.before} → ${change.after}`.replaceAll('_', ' ');
  const key = `${section} ${title}`;
  const transition = transitions.get(key) ?? {
    title,
    section,
    count: 0,
    reasons: new Map(),
    otherReasons: 0,
  };
  transitions.set(key, transition);
  transition.count++;
  const known = transition.reasons.get(reason);
  if (known) {
    known.count++;
    if (known.examples.length < SHOWN) known.examples.push(change);
  } else if (transition.reasons.size < REASONS) {
    transition.reasons.set(reason, { count: 1, examples: [change] });
  } else transition.otherReasons++;
}

function formatSkips(skipped: number, skips: readonly string[]): string[] {
  if (skipped === 0) return [];
  const rest = skipped - skips.length;
  return [
    `${counted(skipped, 'product')} could not be evaluated and ${skipped === 1 ? 'stays as it is' : 'stay as they are'}:`,
    ...skips,
    ...(rest > 0 ? [`  and ${number(rest)} more`] : []),
  ];
}

function formatSection(section: string, transitions: readonly Transition[]): string[] {
  if (transitions.length === 0) return [];
  const most = transitions.toSorted((a, b) => b.count - a.count);
  return ['', section, ...most.flatMap(formatTransition)];
}

function formatTransition({ title, count, reasons, otherReasons }: Transition): string[] {
  const most = [...reasons].sort(([, a], [, b]) => b.count - a.count);
  const shown = most.slice(0, SHOWN);
  const rest = count - shown.reduce((sum, [, reason]) => sum + reason.count, 0);
  const width = number(count).length;
  const line = (many: number, text: string) => `    ${number(many).padStart(width)}  ${text}`;
  const kinds = most.length - shown.length;
  return [
    '',
    `  ${title}  ${number(count)}`,
    ...shown.map(([reason, one]) => line(one.count, reason)),
    ...(rest > 0
      ? [line(rest, `${otherReasons > 0 ? 'more than ' : ''}${counted(kinds, 'other reason')}`)]
      : []),
    '    for example',
    ...inTurn(shown.map(([, { examples }]) => examples)).map(formatExample),
  ];
}

/** One of each reason, then a second of each, until there are enough. */
function inTurn(lists: readonly (readonly LabelChange[])[]): LabelChange[] {
  const taken: LabelChange[] = [];
  for (let round = 0; round < SHOWN; round++) {
    for (const list of lists) {
      const one = list[round];
      if (one && taken.length < SHOWN) taken.push(one);
    }
  }
  return taken;
}

function formatExample({ gtin, name, detail }: LabelChange): string {
  const shown = (name ?? NO_NAME).replaceAll(/\s+/g, ' ');
  const short = shown.length > NAME_WIDTH ? `${shown.slice(0, NAME_WIDTH - 1)}…` : shown.padEnd(NAME_WIDTH);
  return `    ${gtin}  ${short}  ${detail}`;
}

function counted(many: number, noun: string): string {
  return `${number(many)} ${many === 1 ? noun : `${noun}s`}`;
}

function number(value: number): string {
  return value.toLocaleString('en-US');
}
