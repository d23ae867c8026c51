import { useSearch } from '@tanstack/react-router';
import { Calendar, MapPin } from 'lucide-react';
import { useState } from 'react';
import { t } from 'ttag';
import { dateText } from '#contract/date-text.ts';
import { LAW_CHANNELS, LAW_PLACES } from '#contract/ingredient-laws.ts';
import { useDayAndPlaces } from '#web/features/product-facts/day-and-places.ts';
import { lazyPart } from '#web/lib/lazy-part.tsx';
import { Button } from '#web/ui/button.tsx';
import styles from './judged-by.module.css';
import { useAccountChoice } from './my-choice.ts';
import { unknownWords } from './unknown-words.ts';
import { useChoiceInAddress } from './use-choice-in-address.ts';

const ChooseDialog = lazyPart(() => import('./choose/choose-dialog.tsx'), 'ChooseDialog');

export interface JudgedByProps {
  /** What else of the address does not exist, a sentence each. */
  readonly alsoUnknown?: readonly string[];
}

/** Where and on which day products are judged, the way to another, and what of the address does not exist. */
export function JudgedBy({ alsoUnknown = [] }: JudgedByProps) {
  const unknown = [...unknownWords(useSearch({ strict: false })), ...alsoUnknown];
  return (
    <>
      <Judged />
      {unknown.length > 0 && (
        <ul className={styles.unknown} aria-label={t`Not used of the address`}>
          {unknown.map((sentence) => (
            <li key={sentence}>{sentence}</li>
          ))}
        </ul>
      )}
    </>
  );
}

function Judged() {
  const { day, place, channel } = useDayAndPlaces();
  const [isOpen, setIsOpen] = useState(false);
  useAccountChoice();
  useChoiceInAddress();
  const places = [
    ...(place === undefined ? [t`All places`] : place.map((key) => LAW_PLACES[key])),
    ...(channel ?? []).map((key) => LAW_CHANNELS[key].toLowerCase()),
  ].join(', ');
  return (
    <div className={`cluster soft ${styles.line}`}>
      <span className={styles.places} title={places}>
        <MapPin size={16} aria-hidden="true" /> {places}
      </span>
      <span>
        <Calendar size={16} aria-hidden="true" /> {day === undefined ? t`Today` : dateText(day)}
      </span>
      <Button
        tone="quiet"
        size="small"
        className={styles.choose}
        onClick={() => setIsOpen(true)}
        aria-haspopup="dialog"
      >
        {t`Choose yours`}
      </Button>
      {isOpen && <ChooseDialog onClose={() => setIsOpen(false)} />}
    </div>
  );
}
