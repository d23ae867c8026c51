import { useQueryClient } from '@tanstack/react-query';
import { t } from 'ttag';
import type { RequestOf } from '#contract/contracts.ts';
import type { SavedSearch } from '#contract/saved-searches.schema.ts';
import { SAVED_SEARCHES } from '#contract/saved-searches.ts';
import { callAsUser } from '#web/features/session/session.ts';
import { useForm } from '#web/lib/use-form.ts';
import { Button } from '#web/ui/button.tsx';
import { Form } from '#web/ui/form.tsx';
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
  const client = useQueryClient();
  const { fields, isBusy, submit } = useForm({
    initial: { name: suggestedName.slice(0, SAVED_SEARCHES.maxNameLength) },
    check: nameErrors,
    send: ({ name }) => callAsUser('POST /api/saved-searches', { body: { ...search, name } }),
    failed: t`The search was not saved. Please try again.`,
    onDone({ searches }) {
      showSavedSearches(client, userId, searches);
      toast.success(t`Saved as “${fields.values.name.trim()}”.`);
      onSaved();
    },
  });
  return (
    <Form fields={fields} onSubmit={submit} className={styles.form}>
      <TextField
        label={t`Save this search as`}
        maxLength={SAVED_SEARCHES.maxNameLength}
        autoComplete="off"
        {...fields.bind('name')}
      />
      <Button type="submit" tone="primary" busy={isBusy}>
        {t`Save`}
      </Button>
    </Form>
  );
}

export const nameErrors = ({ name }: { readonly name: string }) =>
  name === '' ? { name: t`Name the search` } : {};

/** The saved search that opens the same address. */
export function findSaved(searches: readonly SavedSearch[], address: string): SavedSearch | undefined {
  return searches.find((search) => search.address === address);
}
