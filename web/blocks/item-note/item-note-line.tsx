import { Pencil, Tag } from 'lucide-react';
import { useState } from 'react';
import { t } from 'ttag';
import { type ItemNote, isSameNote, NO_NOTE } from '#contract/item-note.ts';
import { lazyPart } from '#web/lib/lazy-part.tsx';
import { Button } from '#web/ui/button.tsx';
import styles from './item-note.module.css';
import { type NotedItem, tagsOf, type WriteNote } from './noted-item.ts';

const NoteDialog = lazyPart(() => import('./note-dialog.tsx'), 'NoteDialog');

interface ItemNoteLineProps {
  readonly item: NotedItem;
  /** All of the list: their tags are offered. */
  readonly items: readonly ItemNote[];
  readonly productName: string;
  readonly onWrite?: WriteNote | undefined;
}

/** The tag and the note of an item under its name, and the way to write them. */
export function ItemNoteLine({ item, items, productName, onWrite }: ItemNoteLineProps) {
  const [isWriting, setWriting] = useState(false);
  const { note, tag } = item;
  const isEmpty = isSameNote(item, NO_NOTE);
  if (isEmpty && !onWrite) return null;
  return (
    <div className={styles.line}>
      {tag !== null && (
        <span className={styles.tag}>
          <Tag size={12} aria-hidden="true" />
          <span className="visually-hidden">{t`Tag: `}</span>
          {tag}
        </span>
      )}
      {note !== null && (
        <p className={styles.note}>
          <span className="visually-hidden">{t`Note: `}</span>
          {note}
        </p>
      )}
      {onWrite && (
        <Button
          tone="quiet"
          size="small"
          className={styles.write}
          aria-label={`${isEmpty ? t`Add note` : t`Edit note`}: ${productName}`}
          onClick={() => setWriting(true)}
        >
          <Pencil size={12} aria-hidden="true" />
          {isEmpty ? t`Add note` : t`Edit note`}
        </Button>
      )}
      {isWriting && onWrite && (
        <NoteDialog
          item={item}
          tags={tagsOf(items)}
          productName={productName}
          onWrite={onWrite}
          onClose={() => setWriting(false)}
        />
      )}
    </div>
  );
}
