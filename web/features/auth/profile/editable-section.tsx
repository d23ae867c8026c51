import { useId, useRef, useState } from 'react';
import { t } from 'ttag';
import { useFocusOnReturn } from '#web/lib/use-fields.ts';
import { Button } from '#web/ui/button.tsx';
import styles from './profile.module.css';
import { ProfileRecord } from './record.tsx';
import { SectionForm, type SectionFormProps } from './section-form.tsx';

/** Facts with an Edit button; while editing, fields with Save. */
export function EditableSection({ user, section }: Omit<SectionFormProps, 'onDone'>) {
  const [isEditing, setEditing] = useState(false);
  const id = useId();
  const head = useRef<HTMLDivElement>(null);
  useFocusOnReturn(!isEditing, head);
  return (
    <section className={styles.section} aria-labelledby={id}>
      <div ref={head} className={styles.head}>
        <h2 className="title" id={id}>
          {section.title}
        </h2>
        {!isEditing && (
          <Button size="small" aria-describedby={id} onClick={() => setEditing(true)}>
            {t`Edit`}
          </Button>
        )}
      </div>
      {isEditing ? (
        <SectionForm user={user} section={section} onDone={() => setEditing(false)} />
      ) : (
        <ProfileRecord facts={section.fields.map(({ name, label }) => [label, user[name]])} />
      )}
    </section>
  );
}
