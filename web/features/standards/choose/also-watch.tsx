import { X } from 'lucide-react';
import { c, jt, t } from 'ttag';
import { LAW_PLACE_KEYS, LAW_PLACES, type LawPlace } from '#contract/ingredient-laws.ts';
import { rememberReturn } from '#web/features/session/return-path.ts';
import { useSession } from '#web/features/session/session.ts';
import { IconButton } from '#web/ui/icon-button.tsx';
import { Select } from '#web/ui/select.tsx';
import { TextLink } from '#web/ui/text-link.tsx';
import styles from './also-watch.module.css';

export interface AlsoWatchProps {
  /** Places whose laws are watched; undefined until that is known. */
  readonly places: readonly LawPlace[] | undefined;
  readonly onChange: (places: readonly LawPlace[]) => void;
}

/** Places of whose laws a user is told what changes, whether or not they count. */
export function AlsoWatch({ places, onChange }: AlsoWatchProps) {
  const { status } = useSession();
  const others = LAW_PLACE_KEYS.filter((key) => !places?.includes(key));
  return (
    <fieldset className={styles.row}>
      <legend className={styles.legend}>{t`Also watch`}</legend>
      {status === 'visitor' && (
        <p className="small muted">
          {jt`${(
            <TextLink key="login" to="/login" onClick={() => rememberReturn()}>
              {c('before what it is for').t`Log in`}
            </TextLink>
          )} to be told what changes of a state’s laws.`}
        </p>
      )}
      {places?.map((place) => (
        <span key={place} className={styles.chip}>
          {LAW_PLACES[place]}
          <IconButton
            label={t`Stop watching ${LAW_PLACES[place]}`}
            size="tiny"
            icon={<X size={14} aria-hidden="true" />}
            onClick={() => onChange(places.filter((one) => one !== place))}
          />
        </span>
      ))}
      {places && others.length > 0 && (
        <Select
          small
          name={t`Add a place`}
          value=""
          options={[
            { value: '', label: '…' },
            ...others.map((key) => ({ value: key, label: LAW_PLACES[key] })),
          ]}
          onChange={(key) => key !== '' && onChange([...places, key])}
        />
      )}
    </fieldset>
  );
}
