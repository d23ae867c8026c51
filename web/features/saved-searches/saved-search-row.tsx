import { useQueryClient } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { t } from 'ttag';
import type { SavedSearch } from '#contract/saved-searches.schema.ts';
import { SAVED_SEARCHES } from '#contract/saved-searches.ts';
import { callAsUser } from '#web/features/session/session.ts';
import { succeeded } from '#web/features/session/user-list.ts';
import { useForm } from '#web/lib/use-form.ts';
import { Button } from '#web/ui/button.tsx';
import { Form } from '#web/ui/form.tsx';
import { RowButton } from '#web/ui/row-button.tsx';
import { TextField } from '#web/ui/text-field.tsx';
import { toast } from '#web/ui/toast.ts';
import { nameErrors } from './save-form.tsx';
import { savedLink } from './saved-link.ts';
import styles from './saved-searches.module.css';
import { showSavedSearches } from './saved-searches-query.ts';

export interface SavedSearchRowProps {
  readonly userId: string;
  readonly search: SavedSearch;
  /** What it asks for. */
  readonly words: string;
  /** A way to watch it. */
  readonly watch: ReactNode;
}

/** A saved search: opens, is renamed in place, and deleted with a way back. */
export function SavedSearchRow({ userId, search, words, watch }: SavedSearchRowProps) {
  const { id, name, address, query } = search;
  const client = useQueryClient();
  const [isRenaming, setRenaming] = useState(false);
  const remove = async () => {
    const reply = await callAsUser('DELETE /api/saved-searches/{id}', { params: { id } });
    if (!succeeded(reply)) return;
    showSavedSearches(client, userId, reply.value.searches);
    toast.success(t`“${name}” is deleted.`, { label: t`Undo`, run: () => void putBack() });
  };
  const putBack = async () => {
    const reply = await callAsUser('POST /api/saved-searches', { body: { name, address, query } });
    if (succeeded(reply)) showSavedSearches(client, userId, reply.value.searches);
  };
  if (isRenaming) {
    return (
      <li>
        <RenameForm userId={userId} search={search} onDone={() => setRenaming(false)} />
      </li>
    );
  }
  return (
    <li>
      <div>
        <Link {...savedLink(address)} className="link strong">
          {name}
        </Link>
        {words !== name && <p className="muted small">{words}</p>}
      </div>
      <div className={styles.actions}>
        {watch}
        <RowButton does={t`Rename`} of={name} onClick={() => setRenaming(true)} />
        <RowButton does={t`Delete`} of={name} tone="danger" onClick={() => void remove()} />
      </div>
    </li>
  );
}

interface RenameFormProps {
  readonly userId: string;
  readonly search: SavedSearch;
  readonly onDone: () => void;
}

function RenameForm({ userId, search, onDone }: RenameFormProps) {
  const client = useQueryClient();
  const first = useRef<HTMLInputElement>(null);
  // The button that was pressed is gone.
  useEffect(() => first.current?.select(), []);
  const { fields, isBusy, submit } = useForm({
    initial: { name: search.name },
    check: nameErrors,
    send: (body) => callAsUser('PUT /api/saved-searches/{id}', { params: { id: search.id }, body }),
    failed: t`The search was not renamed. Please try again.`,
    onDone({ searches }) {
      showSavedSearches(client, userId, searches);
      onDone();
    },
  });
  return (
    <Form fields={fields} onSubmit={submit} className={`${styles.form} ${styles.rename}`}>
      <TextField
        ref={first}
        label={t`New name`}
        maxLength={SAVED_SEARCHES.maxNameLength}
        autoComplete="off"
        onKeyDown={({ key }) => key === 'Escape' && onDone()}
        {...fields.bind('name')}
      />
      <div className={styles.actions}>
        <Button onClick={onDone}>{t`Cancel`}</Button>
        <Button type="submit" tone="primary" busy={isBusy}>
          {t`Save`}
        </Button>
      </div>
    </Form>
  );
}
