import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { c, t } from 'ttag';
import { ALL_STANDARD_KEYS, type RuleKey, titleOf } from '#contract/all-standards.ts';
import { dateText } from '#contract/date-text.ts';
import { JUDGED_DAYS } from '#contract/first-days.ts';
import type { LawList } from '#contract/ingredient-laws.schema.ts';
import {
  LAW_CHANNEL_KEYS,
  LAW_CHANNELS,
  LAW_PLACE_KEYS,
  LAW_PLACES,
  type LawPlace,
} from '#contract/ingredient-laws.ts';
import { LAW_KEYS } from '#contract/law-titles.ts';
import { STATE_WORDS } from '#contract/rule-state.ts';
import type { StandardChoice } from '#contract/standard-choice.schema.ts';
import { dayAndPlacesOf, readDay, useDayAndPlaces } from '#web/features/product-facts/day-and-places.ts';
import { standardsFirst, toggleStandard } from '#web/features/product-facts/my-standards.ts';
import { useWatchedPlaces } from '#web/features/watches/use-watched-places.ts';
import { Button } from '#web/ui/button.tsx';
import { Checkbox } from '#web/ui/checkbox.tsx';
import { Dialog } from '#web/ui/dialog.tsx';
import { useChoice, useSaveChoice } from '../my-choice.ts';
import { lawsOn } from '../standards-query.ts';
import { useChangeAddress } from '../use-choice-in-address.ts';
import { AlsoWatch } from './also-watch.tsx';
import styles from './choose-dialog.module.css';
import { DayChoice } from './day-choice.tsx';
import { LawsOnDay } from './laws-on-day.tsx';
import { OwnStandards } from './own-standards.tsx';

const NO_CHOICE: StandardChoice = { standards: [], places: [], channels: [], day: null };

/** The standards to show first, the places whose laws count, where the food is served, and the day. */
export function ChooseDialog({ onClose }: { readonly onClose: () => void }) {
  const kept = useChoiceHere();
  const [changed, setChoice] = useState<StandardChoice>();
  const choice = changed ?? kept;
  const also = useWatchedPlaces();
  const [watchedNow, setWatched] = useState<readonly LawPlace[]>();
  const watched = watchedNow ?? also.places;
  const { data: laws } = useQuery(lawsOn());
  const save = useSaveChoice();
  const changeAddress = useChangeAddress();
  const { standards, places, channels, day } = choice;
  const first = standardsFirst(standards);
  const isBadDay = day !== null && readDay([day]).length === 0;
  const toggle = (key: RuleKey) => setChoice({ ...choice, standards: [...toggleStandard(standards, key)] });
  const use = () => {
    if (isBadDay) return;
    save(choice);
    changeAddress(dayAndPlacesOf({ day: day ?? undefined, place: places, channel: channels }));
    if (watchedNow) void also.save(watchedNow);
    onClose();
  };
  return (
    <Dialog
      open
      size="wide"
      onClose={onClose}
      title={t`Standards, place and day`}
      description={t`Every verdict, list, filter, export and link follows.`}
      foot={
        <>
          <Button onClick={() => setChoice(NO_CHOICE)}>{t`Reset`}</Button>
          <Button onClick={onClose}>{t`Cancel`}</Button>
          <Button tone="primary" onClick={use}>
            {t`Use these`}
          </Button>
        </>
      }
    >
      <div className={styles.choose}>
        <section className="stack" aria-label={t`Standards`}>
          <div className="spread">
            <h3 className="title">{c('standards').t`Yours`}</h3>
            <p className="small muted">{t`in the order you read them`}</p>
          </div>
          <OwnStandards
            standards={first}
            notes={notesOf(laws?.laws ?? [])}
            onChange={(next) => setChoice({ ...choice, standards: [...next] })}
          />
          <p className="subtitle">{t`Standards to show first`}</p>
          <Checks<RuleKey>
            keys={ALL_STANDARD_KEYS}
            nameOf={titleOf}
            chosen={first}
            onToggle={toggle}
            names="long"
          />
          <p className="subtitle">{t`Ingredient laws to show first`}</p>
          <Checks<RuleKey> keys={LAW_KEYS} nameOf={titleOf} chosen={first} onToggle={toggle} names="long" />
        </section>
        <div className="stack">
          <section className="stack" aria-label={t`Place`}>
            <h3 className="title">{t`Place`}</h3>
            <p className="small muted">
              {t`Whose ingredient laws count. None ticked: all, and lists leave them out.`}
            </p>
            <Choices
              keys={LAW_PLACE_KEYS}
              names={LAW_PLACES}
              chosen={places}
              onChange={(next) => setChoice({ ...choice, places: next })}
            />
            <AlsoWatch places={watched} onChange={setWatched} />
          </section>
          <section className="stack" aria-label={t`Where it is served`}>
            <h3 className="title">{t`Where it is served`}</h3>
            <p className="small muted">{t`Some laws bind schools alone. None ticked: everywhere.`}</p>
            <Choices
              keys={LAW_CHANNEL_KEYS}
              names={LAW_CHANNELS}
              chosen={channels}
              onChange={(next) => setChoice({ ...choice, channels: next })}
            />
          </section>
          <section className="stack" aria-label={t`Day`}>
            <h3 className="title">{t`Day`}</h3>
            <DayChoice
              day={day}
              laws={laws}
              error={
                isBadDay
                  ? t`Choose a day from ${dateText(JUDGED_DAYS.from)} to ${dateText(JUDGED_DAYS.to)}.`
                  : undefined
              }
              onChoose={(next) => setChoice({ ...choice, day: next })}
            />
          </section>
        </div>
        <LawsOnDay
          chosen={dayAndPlacesOf({ day: day ?? undefined, place: places, channel: channels })}
          watched={watched ?? []}
        />
      </div>
    </Dialog>
  );
}

/** What the browser chose, with the day, places and channels that this page judges by. */
function useChoiceHere(): StandardChoice {
  const { standards } = useChoice();
  const { day = null, place = [], channel = [] } = useDayAndPlaces();
  return { standards, places: place, channels: channel, day };
}

interface ChecksProps<Key extends string> {
  readonly keys: readonly Key[];
  readonly nameOf: (key: Key) => string;
  readonly chosen: readonly Key[];
  readonly onToggle: (key: Key, isOn: boolean) => void;
  /** How long the names are. */
  readonly names: 'long' | 'short';
}

function Checks<Key extends string>({ keys, nameOf, chosen, onToggle, names }: ChecksProps<Key>) {
  return (
    <div className={`${styles.checks} ${styles[names]}`}>
      {keys.map((key) => (
        <Checkbox
          key={key}
          checked={chosen.includes(key)}
          label={nameOf(key)}
          onChange={(isOn) => onToggle(key, isOn)}
        />
      ))}
    </div>
  );
}

interface ChoicesProps<Key extends string> {
  readonly names: Readonly<Record<Key, string>>;
  readonly keys: readonly Key[];
  readonly chosen: readonly Key[];
  readonly onChange: (chosen: Key[]) => void;
}

function Choices<Key extends string>({ keys, names, chosen, onChange }: ChoicesProps<Key>) {
  const toggle = (key: Key, isOn: boolean) =>
    onChange(keys.filter((one) => (one === key ? isOn : chosen.includes(one))));
  return <Checks keys={keys} nameOf={(key) => names[key]} chosen={chosen} onToggle={toggle} names="short" />;
}

/** How chosen laws stand today, where that is not in force. */
function notesOf(laws: LawList['laws']): ReadonlyMap<RuleKey, string> {
  return new Map(
    laws.flatMap(({ key, status }) =>
      status !== 'in_force' ? [[key, STATE_WORDS[status].toLowerCase()] as const] : [],
    ),
  );
}
