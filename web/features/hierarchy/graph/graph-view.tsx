import { useNavigate } from '@tanstack/react-router';
import { Minus, Plus } from 'lucide-react';
import { type RefObject, useCallback, useEffect, useId, useMemo, useRef, useState } from 'react';
import { t } from 'ttag';
import { gtinText } from '#web/features/product-facts/gtin-text.ts';
import { Button } from '#web/ui/button.tsx';
import { IconButton } from '#web/ui/icon-button.tsx';
import { layoutHierarchy, neighbourOf, type PlacedNode } from '../model/layout.ts';
import { levelWords, nodeName } from '../model/node-words.ts';
import { TradeItemLink } from '../trade-item-link.tsx';
import type { ViewProps } from '../view-props.ts';
import { GraphScene } from './graph-scene.tsx';
import styles from './graph-view.module.css';
import { useGraphView } from './use-graph-view.ts';

const ZOOM_STEP = 1.25;

/** Circles that contain those below them. Press one to highlight it, drag to move, turn the wheel to zoom. */
export function GraphView({ hierarchy, asked }: ViewProps) {
  const layout = useMemo(() => layoutHierarchy(hierarchy), [hierarchy]);
  const frame = useRef<HTMLDivElement>(null);
  const { view, unit, zoom, show, reset } = useGraphView(frame, layout);
  const [lit, setLit] = useState<string | undefined>(asked);
  const [tabStop, setTabStop] = useState(asked);
  const navigate = useNavigate();
  useShownAtFirst(frame, asked, unit > 0);

  const keyId = useId();

  const toggle = useCallback((gtin: string) => setLit((before) => (before === gtin ? undefined : gtin)), []);
  const open = useCallback(
    (gtin: string) => {
      if (!hierarchy.nodes.some((node) => node.gtin === gtin && node.in_catalogue)) return;
      void navigate({ to: '/products/$gtin', params: { gtin } });
    },
    [hierarchy, navigate],
  );
  const focus = useCallback(
    (placed: PlacedNode) => {
      setTabStop(placed.gtin);
      show(placed);
    },
    [show],
  );
  const arrow = useCallback(
    (gtin: string, key: string) => {
      const next = neighbourOf(hierarchy, layout, gtin, key);
      if (next)
        frame.current?.querySelector<HTMLElement>(`[data-gtin="${next}"]`)?.focus({ preventScroll: true });
    },
    [hierarchy, layout],
  );

  return (
    <div className={styles.stack}>
      <p id={keyId} className={styles.key}>
        {t`Each circle contains those below it. Drag to move; over the drawing, the wheel zooms. Arrow keys move between circles.`}
      </p>
      <div className={styles.graph}>
        <div className={styles.scroller}>
          {/* biome-ignore lint/a11y/useSemanticElements: a fieldset is for a form's fields, not for a drawing */}
          <div
            ref={frame}
            className={styles.window}
            role="group"
            aria-label={t`Packaging hierarchy with ${hierarchy.nodes.length} trade items`}
            aria-describedby={keyId}
          >
            <div
              className={styles.ground}
              style={{
                transform: `translate(${view.x * unit}px, ${view.y * unit}px) scale(${view.scale * unit})`,
                ['--unit' as string]: unit || 1,
              }}
            >
              <GraphScene
                hierarchy={hierarchy}
                layout={layout}
                lit={lit}
                tabStop={tabStop}
                onToggle={toggle}
                onOpen={open}
                onFocus={focus}
                onArrow={arrow}
              />
            </div>
          </div>
        </div>
        <div className={styles.tools}>
          <IconButton
            label={t`Zoom out`}
            size="small"
            icon={<Minus size={16} aria-hidden="true" />}
            onClick={() => zoom(1 / ZOOM_STEP)}
          />
          <span className={styles.zoom}>{Math.round(view.scale * 100)} %</span>
          <IconButton
            label={t`Zoom in`}
            size="small"
            icon={<Plus size={16} aria-hidden="true" />}
            onClick={() => zoom(ZOOM_STEP)}
          />
          <Button tone="quiet" size="small" onClick={reset}>
            {t`Reset`}
          </Button>
        </div>
      </div>
      <LitNode {...{ hierarchy, lit }} />
    </div>
  );
}

/** On a small screen the window is larger than its scroller, which starts at the trade item asked for. */
function useShownAtFirst(frame: RefObject<HTMLElement | null>, gtin: string, isDrawn: boolean): void {
  useEffect(() => {
    if (!isDrawn) return;
    const node = frame.current?.querySelector(`[data-gtin="${gtin}"]`);
    const scroller = frame.current?.parentElement;
    if (!node || !scroller) return;
    const [box, around] = [node.getBoundingClientRect(), scroller.getBoundingClientRect()];
    scroller.scrollLeft += box.left + box.width / 2 - (around.left + around.width / 2);
    scroller.scrollTop += box.top + box.height / 2 - (around.top + around.height / 2);
  }, [frame, gtin, isDrawn]);
}

interface LitNodeProps extends Pick<ViewProps, 'hierarchy'> {
  readonly lit: string | undefined;
}

/** The highlighted trade item in full, and the way to its page. */
function LitNode({ hierarchy, lit }: LitNodeProps) {
  const node = hierarchy.nodes.find(({ gtin }) => gtin === lit);
  return (
    <div className={styles.lit} role="status">
      {node ? (
        <>
          <p>
            <span className={styles.litLevel}>{levelWords(node.product_type).name}</span>{' '}
            <strong>{nodeName(node)}</strong>{' '}
            <span className={styles.litGtin}>GTIN {gtinText(node.gtin)}</span>
          </p>
          {node.in_catalogue ? (
            <TradeItemLink node={node} className="link">
              {t`Open product`}
            </TradeItemLink>
          ) : (
            <span className="muted">{t`Not in the catalogue`}</span>
          )}
        </>
      ) : (
        <p className="muted">{t`Press a circle to highlight what it contains and what contains it.`}</p>
      )}
    </div>
  );
}
