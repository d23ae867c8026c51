import { useState } from 'react';
import { t } from 'ttag';
import { Tabs } from '#web/ui/tabs.tsx';
import { GraphView } from './graph/graph-view.tsx';
import styles from './hierarchy-dialog.module.css';
import { unitEquations } from './model/units.ts';
import { TableView } from './table/table-view.tsx';
import { TextView } from './text/text-view.tsx';
import type { ViewProps } from './view-props.ts';

type ViewName = 'graph' | 'table' | 'text';

/** One hierarchy in three views, and its units in one line. */
export function HierarchyViews(props: ViewProps) {
  const { hierarchy, asked } = props;
  const [view, setView] = useState<ViewName>('graph');
  const equations = unitEquations(hierarchy, asked);
  return (
    <>
      {equations.length > 0 && (
        <ul className={styles.equations} aria-label={t`Units`}>
          {equations.map((equation) => (
            <li key={equation}>{equation}</li>
          ))}
        </ul>
      )}
      {hierarchy.truncated && (
        <p className={styles.truncated} role="status">
          {t`There are more trade items: shown are the ${hierarchy.node_limit} nearest to this one.`}
        </p>
      )}
      <Tabs<ViewName>
        label={t`View of the hierarchy`}
        value={view}
        onChange={setView}
        tabs={[
          { value: 'graph', label: t`Graph`, panel: <GraphView {...props} /> },
          { value: 'table', label: t`Table`, panel: <TableView {...props} /> },
          { value: 'text', label: t`Text`, panel: <TextView {...props} /> },
        ]}
      />
    </>
  );
}
