import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { ChevronDown } from 'lucide-react';
import { t } from 'ttag';
import { dateText } from '#contract/date-text.ts';
import type { LawFinding } from '#contract/ingredient-laws.schema.ts';
import { AnswerMark } from '#web/features/marks/answer-mark.tsx';
import { StateMark } from '#web/features/marks/state-mark.tsx';
import { useDayAndPlaces } from '#web/features/product-facts/day-and-places.ts';
import { Fetched } from '#web/features/product-section/fetched.tsx';
import { Line, Lines } from '#web/features/product-section/line.tsx';
import { Section } from '#web/features/product-section/section.tsx';
import { errorText } from '#web/lib/failure-text.ts';
import { SkeletonRows } from '#web/ui/skeleton-rows.tsx';
import { LawReasons } from './law-reasons.tsx';
import { inOrder, lineText, otherPlacesText, restText, scopeText, splitByPlace } from './law-words.ts';
import { lawsQuery } from './laws-query.ts';
import styles from './laws-section.module.css';

/** What the laws on named substances say of the ingredient list: those of the chosen places a line each, others folded. */
export function LawsSection({ gtin }: { readonly gtin: string }) {
  const { place, ...chosen } = useDayAndPlaces();
  const query = useQuery({ ...lawsQuery(gtin, chosen), placeholderData: keepPreviousData });
  const { data, error } = query;
  return (
    <Section
      title={t`Ingredient laws`}
      aside={data && <p className="small muted">{t`as of ${dateText(data.day)}`}</p>}
    >
      <Fetched
        query={query}
        failure={errorText(error, t`Failed to fetch ingredient laws`)}
        waiting={<SkeletonRows count={2} />}
      >
        {({ laws }) => <Findings {...splitByPlace(laws, place)} />}
      </Fetched>
    </Section>
  );
}

function Findings({ near, others }: ReturnType<typeof splitByPlace>) {
  const elsewhere = otherPlacesText(others);
  const rest = restText(others);
  return (
    <>
      {near.length > 0 && (
        <Lines name={t`Laws`}>
          {near.map((law) => (
            <LawLine key={law.key} law={law} title={law.title} />
          ))}
        </Lines>
      )}
      {elsewhere !== undefined && (
        <details className={styles.elsewhere}>
          <summary>
            {elsewhere}
            <ChevronDown size={16} aria-hidden="true" />
          </summary>
          <Lines name={t`Laws of other places`}>
            {inOrder(others.filter(({ result }) => result === 'named')).map((law) => (
              <LawLine key={law.key} law={law} title={scopeText(law)} />
            ))}
          </Lines>
        </details>
      )}
      {rest !== undefined && <p className="small">{rest}</p>}
      <p className="small muted">
        {t`This speaks of the ingredient list alone: traces and processing aids are on no label.`}
      </p>
    </>
  );
}

interface LawLineProps {
  readonly law: LawFinding;
  readonly title: string;
}

function LawLine({ law, title }: LawLineProps) {
  return (
    <Line mark={<LawMark law={law} />} title={title} says={lineText(law)}>
      <LawReasons law={law} />
    </Line>
  );
}

/** Only a ban in force fails a product; what else names it stands as its law stands. */
function LawMark({ law: { result, duty, status } }: Pick<LawLineProps, 'law'>) {
  if (result !== 'named') return <AnswerMark mark={result} />;
  if (duty === 'ban' && status === 'in_force') return <AnswerMark mark="fail" />;
  return <StateMark state={status} />;
}
