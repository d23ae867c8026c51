import { Slider } from '@base-ui/react/slider';
import { t } from 'ttag';
import { amountText } from '../range-words.ts';
import type { RangeFieldsProps } from './range-fields.tsx';
import styles from './ranges.module.css';
import { handlesOf, moveHandle, type Scale } from './scale.ts';

export interface RangeSliderProps extends RangeFieldsProps {
  readonly scale: Scale;
  /** A handle was let go. */
  readonly onSettle: () => void;
  /** A key was pressed: more may follow. */
  readonly onSettleSoon: () => void;
}

/** Two handles on one line; arrow keys move by a step, Page Up and Page Down by a bar, Home and End to the ends. */
export function RangeSlider(props: RangeSliderProps) {
  const { name, unit, scale, range, onChoose, onSettle, onSettleSoon } = props;
  const says = [range.min, range.max].map((bound) =>
    bound === null ? t`no limit` : `${amountText(bound)} ${unit}`,
  );
  return (
    <Slider.Root
      value={handlesOf(range, scale)}
      min={0}
      max={scale.end}
      step={scale.step}
      largeStep={scale.bar}
      thumbCollisionBehavior="none"
      onValueChange={(handles, { activeThumbIndex: handle }) =>
        onChoose(moveHandle(range, handle, handles[handle] ?? 0, scale))
      }
      onValueCommitted={(_, { reason }) => (reason === 'keyboard' ? onSettleSoon() : onSettle())}
    >
      <Slider.Control className={styles.slider}>
        <Slider.Track className={styles.track}>
          <Slider.Indicator className={styles.run} />
          {(['from', 'to'] as const).map((end, index) => (
            <Slider.Thumb
              key={end}
              index={index}
              className={styles.handle}
              getAriaLabel={() => (end === 'from' ? t`${name}, from` : t`${name}, to`)}
              getAriaValueText={() => says[index] ?? ''}
              onBlur={onSettle}
            />
          ))}
        </Slider.Track>
      </Slider.Control>
    </Slider.Root>
  );
}
