import { useQuery } from '@tanstack/react-query';
import { useId, useState } from 'react';
import { LAW_DAYS, LAW_PLACE_KEYS, LAW_PLACES } from '#contract/ingredient-laws.ts';
import type { StandardChoice } from '#contract/standard-choice.schema.ts';
import { STANDARD_TITLES } from '#contract/standard-names.ts';
import { STANDARD_KEYS } from '#contract/standards.ts';
import { readDay } from '#web/features/product-facts/day-and-places.ts';
import { Button } from '#web/ui/button.tsx';
import { Checkbox } from '#web/ui/checkbox.tsx';
import { Dialog } from '#web/ui/dialog.tsx';
import { TextField } from '#web/ui/text-field.tsx';
import { useChoice, useSaveChoice } from '../my-choice.ts';
import { dateText } from '../standard-words.ts';
import { lawListQuery } from '../standards-query.ts';
import styles from './choose-dialog.module.css';
import { OwnStandards } from './own-standards.tsx';

const NO_CHOICE: StandardChoice = { standards: [], places: [], channels: [], day: null };

/** The standards to show first, the places whose laws count, and the day. */
export function ChooseDialog({ onClose }: { readonly onClose: () => void }) {
  const kept = useChoice();
  const [changed, setChoice] = useState<StandardChoice>();
  const choice = changed ?? kept;
  const save = useSaveChoice();
  const { standards, places, day } = choice;
  const isBadDay = day !== null && readDay([day]).length === 0;
  const use = () => {
    if (isBadDay) return;
    save(choice);
    onClose();
  };
  return (
    <Dialog
      open
      size="wide"
      onClose={onClose}
      title="Standards, place and day"
      description="Used on the standards page and on every product’s page."
      foot={
        <>
          <Button onClick={() => setChoice(NO_CHOICE)}>Reset</Button>
          <Button onClick={onClose}>Cancel</Button>
          <Button tone="primary" onClick={use}>
            Use these
          </Button>
        </>
      }
    >
      <div className={styles.choose}>
        <section className="stack" aria-label="Standards">
          <h3 className="title">Yours</h3>
          <OwnStandards
            standards={standards}
            onChange={(next) => setChoice({ ...choice, standards: next })}
          />
          <p className="subtitle">Standards to show first</p>
          <div className={styles.checks}>
            {STANDARD_KEYS.map((key) => (
              <Checkbox
                key={key}
                checked={standards.includes(key)}
                label={STANDARD_TITLES[key]}
                onChange={(isOn) => {
                  const others = standards.filter((one) => one !== key);
                  setChoice({ ...choice, standards: isOn ? [...others, key] : others });
                }}
              />
            ))}
          </div>
        </section>
        <div className="stack">
          <section className="stack" aria-label="Place">
            <h3 className="title">Place</h3>
            <p className="small muted">Whose ingredient laws count. None ticked: all of them.</p>
            <div className={styles.checks}>
              {LAW_PLACE_KEYS.map((key) => (
                <Checkbox
                  key={key}
                  checked={places.includes(key)}
                  label={LAW_PLACES[key]}
                  onChange={(isOn) => {
                    const isChosen = (one: typeof key) => (one === key ? isOn : places.includes(one));
                    setChoice({ ...choice, places: LAW_PLACE_KEYS.filter(isChosen) });
                  }}
                />
              ))}
            </div>
          </section>
          <section className="stack" aria-label="Day">
            <h3 className="title">Day</h3>
            <TextField
              label="Day"
              type="date"
              min={LAW_DAYS.from}
              max={LAW_DAYS.to}
              value={day ?? ''}
              hint="Empty: today"
              error={
                isBadDay
                  ? `Choose a day from ${dateText(LAW_DAYS.from)} to ${dateText(LAW_DAYS.to)}.`
                  : undefined
              }
              onChange={(next) => setChoice({ ...choice, day: next === '' ? null : next })}
            />
            <QuickDays day={day} onChoose={(next) => setChoice({ ...choice, day: next })} />
          </section>
        </div>
      </div>
    </Dialog>
  );
}

interface QuickDaysProps {
  readonly day: string | null;
  readonly onChoose: (day: string | null) => void;
}

/** Today, and the days on which the next laws begin. */
function QuickDays({ day, onChoose }: QuickDaysProps) {
  const { data } = useQuery(lawListQuery);
  const id = useId();
  const coming = data?.laws.flatMap(({ status, from }) => (status === 'coming' ? [from] : [])) ?? [];
  return (
    <fieldset className={styles.days} aria-labelledby={id}>
      <legend id={id} className="small muted">
        Today, or a day on which laws begin
      </legend>
      {[null, ...[...new Set(coming)].sort()].map((each) => (
        <Button
          key={each}
          size="small"
          tone={each === day ? 'done' : 'plain'}
          aria-pressed={each === day}
          onClick={() => onChoose(each)}
        >
          {each === null ? 'Today' : dateText(each)}
        </Button>
      ))}
    </fieldset>
  );
}
