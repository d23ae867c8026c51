import { useQueryClient } from '@tanstack/react-query';
import type { FormEvent } from 'react';
import { t } from 'ttag';
import type { RequestOf } from '#contract/contracts.ts';
import type { SavedSearch } from '#contract/saved-searches.schema.ts';
import { SAVED_SEARCHES } from '#contract/saved-searches.ts';
import { callAsUser } from '#web/features/session/session.ts';
import { failureText } from '#web/lib/failure-text.ts';
import { useBusy } from '#web/lib/use-busy.ts';
import { useFields } from '#web/lib/use-fields.ts';
import { Button } from '#web/ui/button.tsx';
import { FailureNote } from '#web/ui/failure-note.tsx';
import { TextField } from '#web/ui/text-field.tsx';
import { toast } from '#web/ui/toast.ts';
import styles from './saved-searches.module.css';
import { showSavedSearches } from './saved-searches-query.ts';

type NewSearch = RequestOf<'POST /api/saved-searches'>['body'];

export interface SaveFormProps {
  readonly userId: string;
  readonly suggestedName: string;
  readonly search: Omit<NewSearch, 'name'>;
  readonly onSaved: () => void;
}

/** Names the search on screen and saves it. */
export function SaveForm({ userId, suggestedName, search, onSaved }: SaveFormProps) {
  const fields = useFields({ name: suggestedName.slice(0, SAVED_SEARCHES.maxNameLength) });
  const client = useQueryClient();
  const { isBusy, during } = useBusy();
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    const name = fields.values.name.trim();
    if (isBusy || fields.showErrors(name === '' ? { name: t`Name the search` } : {})) return;
    const reply = await during(callAsUser('POST /api/saved-searches', { body: { ...search, name } }));
    if (!reply.ok) {
      const text = failureText(reply.failure, t`The search was not saved. Please try again.`);
      fields.showFailure(reply.failure, text);
      return;
    }
    showSavedSearches(client, userId, reply.value.searches);
    toast.success(t`Saved as “${name}”.`);
    onSaved();
  };
  return (
    <form ref={fields.form} className={styles.form} onSubmit={(event) => void submit(event)} noValidate>
      <TextField
        label={t`Save this search as`}
        maxLength={SAVED_SEARCHES.maxNameLength}
        autoComplete="off"
        {...fields.bind('name')}
      />
      <Button type="submit" tone="primary" busy={isBusy}>
        {t`Save`}
      </Button>
      <FailureNote text={fields.failure} />
    </form>
  );
}

/** The saved search that opens the same address. */
export function findSaved(searches: readonly SavedSearch[], address: string): SavedSearch | undefined {
  return searches.find((search) => search.address === address);
}
