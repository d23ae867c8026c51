import { Calendar, MapPin } from 'lucide-react';
import { useState } from 'react';
import { LAW_PLACES } from '#contract/ingredient-laws.ts';
import { useDayAndPlaces } from '#web/features/product-facts/day-and-places.ts';
import { lazyPart } from '#web/lib/lazy-part.tsx';
import { Button } from '#web/ui/button.tsx';
import { useAccountChoice } from './my-choice.ts';
import { dateText } from './standard-words.ts';

const ChooseDialog = lazyPart(() => import('./choose/choose-dialog.tsx'), 'ChooseDialog');

/** Where and on which day products are judged, and the way to another. */
export function JudgedBy() {
  const { day, place } = useDayAndPlaces();
  const [isOpen, setIsOpen] = useState(false);
  useAccountChoice();
  return (
    <div className="cluster soft">
      <span className="cluster">
        <MapPin size={16} aria-hidden="true" />{' '}
        {place === undefined ? 'All places' : place.map((key) => LAW_PLACES[key]).join(', ')}
      </span>
      <span className="cluster">
        <Calendar size={16} aria-hidden="true" /> {day === undefined ? 'Today' : dateText(day)}
      </span>
      <Button size="small" onClick={() => setIsOpen(true)} aria-haspopup="dialog">
        Choose yours
      </Button>
      {isOpen && <ChooseDialog onClose={() => setIsOpen(false)} />}
    </div>
  );
}
