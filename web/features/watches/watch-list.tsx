import { useQueryClient } from '@tanstack/react-query';
import { t } from 'ttag';
import type { LawPlace } from '#contract/ingredient-laws.ts';
import type { Watch } from '#contract/watches.schema.ts';
import { isRuleWatch, type RuleWatchKind, type WatchKind } from '#contract/watches.ts';
import { gtinText } from '#web/features/product-facts/gtin-text.ts';
import { callAsUser } from '#web/features/session/session.ts';
import { succeeded } from '#web/features/session/user-list.ts';
import { countOf } from '#web/lib/format-count.ts';
import { Button } from '#web/ui/button.tsx';
import { TextLink } from '#web/ui/text-link.tsx';
import { toast } from '#web/ui/toast.ts';
import { ruleFacts } from './rule-facts.ts';
import styles from './watches.module.css';
import { showWatches } from './watches-query.ts';

interface WatchListProps {
  readonly userId: string;
  readonly watches: readonly Watch[];
}

/** All that is watched, each with a way to stop and back. */
export function WatchList({ userId, watches }: WatchListProps) {
  const client = useQueryClient();
  const begin = async ({ kind, gtin, target_id, key }: Watch) => {
    const body = { kind, ...(gtin && { gtin }), ...(target_id && { id: target_id }), ...(key && { key }) };
    const reply = await callAsUser('POST /api/watches', { body });
    if (succeeded(reply)) showWatches(client, userId, reply.value);
  };
  const stop = async (watch: Watch) => {
    const reply = await callAsUser('DELETE /api/watches/{id}', { params: { id: watch.id } });
    if (!succeeded(reply)) return;
    showWatches(client, userId, reply.value);
    toast.success(t`You no longer watch ${watch.name}.`, { label: t`Undo`, run: () => void begin(watch) });
  };
  return (
    <ul className={styles.rows} aria-label={t`What you watch`}>
      {watches.map((watch) => (
        <li key={watch.id}>
          <div>
            <p className="strong">
              <WatchLink watch={watch} />
            </p>
            <p className="muted small">
              {isRuleWatch(watch.kind) ? ruleFacts(watch) : factsOf(watch.kind, watch)}
            </p>
          </div>
          <Button size="small" aria-label={t`Stop watching ${watch.name}`} onClick={() => void stop(watch)}>
            {t`Stop`}
          </Button>
        </li>
      ))}
    </ul>
  );
}

const KINDS: Readonly<Record<Exclude<WatchKind, RuleWatchKind>, string>> = {
  product: t`Product`,
  wishlist: t`Your wishlist`,
  group: t`Group`,
  order: t`Order`,
  search: t`Saved search`,
};

function factsOf(kind: keyof typeof KINDS, { gtin, product_count, is_too_large }: Watch): string {
  if (is_too_large) return t`Saved search: finds too many products now to tell what is new`;
  return kind === 'product'
    ? `${KINDS[kind]}, GTIN ${gtinText(gtin ?? '')}`
    : `${KINDS[kind]}, ${countOf(product_count ?? 0, t`product`, t`products`)}`;
}

function WatchLink({ watch: { kind, gtin, target_id, key, standing, name } }: { readonly watch: Watch }) {
  if (kind === 'place')
    return (
      <TextLink to="/standards" search={{ place: [key as LawPlace] }}>
        {name}
      </TextLink>
    );
  if (isRuleWatch(kind))
    return standing === null ? (
      name
    ) : (
      <TextLink to="/standards/$key" params={{ key: key ?? '' }}>
        {name}
      </TextLink>
    );
  if (kind === 'wishlist') return <TextLink to="/wishlist">{name}</TextLink>;
  if (kind === 'search') return <TextLink to="/profile/searches">{name}</TextLink>;
  if (kind === 'product')
    return (
      <TextLink to="/products/$gtin" params={{ gtin: gtin ?? '' }}>
        {name}
      </TextLink>
    );
  if (kind === 'group')
    return (
      <TextLink to="/wishlist-groups/$groupId" params={{ groupId: target_id ?? '' }}>
        {name}
      </TextLink>
    );
  return (
    <TextLink to="/orders/$orderId" params={{ orderId: target_id ?? '' }}>
      {name}
    </TextLink>
  );
}
