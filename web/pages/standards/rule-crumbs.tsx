import { Link } from '@tanstack/react-router';
import { t } from 'ttag';
import { Breadcrumb } from '#web/ui/breadcrumb.tsx';
import { RULE_KINDS, type RuleKind } from './rule-books.ts';

export interface RuleCrumbsProps {
  /** Undefined while the rule book is on its way. */
  readonly rule: { readonly kind: RuleKind; readonly title: string } | undefined;
}

/** Where a rule book stands: all of them, those of its kind, itself. */
export function RuleCrumbs({ rule }: RuleCrumbsProps) {
  return (
    <Breadcrumb>
      <li>
        <Link to="/standards" className="quiet-link">
          {t`Standards`}
        </Link>
      </li>
      {rule && (
        <>
          <li>
            <Link to="/standards" hash={rule.kind} className="quiet-link">
              {RULE_KINDS[rule.kind].title}
            </Link>
          </li>
          <li aria-current="page">{rule.title}</li>
        </>
      )}
    </Breadcrumb>
  );
}
