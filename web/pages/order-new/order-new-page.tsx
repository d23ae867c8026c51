import { useNavigate } from '@tanstack/react-router';
import { useCallback, useState } from 'react';
import { t } from 'ttag';
import { MAX_ORDER_LINES, MAX_ORDER_NAME_LENGTH, type OrderOrigin } from '#contract/orders.ts';
import { privatePage } from '#web/blocks/private-page/private-page.tsx';
import { ChooseColumns, type Chosen } from '#web/features/orders/columns/choose-columns.tsx';
import { rememberColumns } from '#web/features/orders/columns/column-memory.ts';
import { toLines } from '#web/features/orders/columns/to-lines.ts';
import { BringFile } from '#web/features/orders/reading/bring-file.tsx';
import type { ReadRequest } from '#web/features/orders/reading/read-file.ts';
import { readInWorker } from '#web/features/orders/reading/read-in-worker.ts';
import type { Brought } from '#web/features/orders/reading/send-lines.ts';
import type { Sheet } from '#web/features/orders/reading/sheet.ts';
import { Steps } from '#web/features/orders/steps.tsx';
import { lazyPart } from '#web/lib/lazy-part.tsx';
import { useDocumentTitle } from '#web/lib/use-document-title.ts';
import { SkeletonRows } from '#web/ui/skeleton-rows.tsx';
import { EarlierOrders } from './earlier-orders.tsx';
import styles from './order-new-page.module.css';
import { StartFromList } from './start-from-list.tsx';
import { WhatItReads } from './what-it-reads.tsx';

const SendProgress = lazyPart(
  () => import('#web/features/orders/reading/send-progress.tsx'),
  'SendProgress',
  <SkeletonRows />,
);

export const OrderNewPage = privatePage(t`New order`, t`to bring an order guide`, NewOrder);

interface ReadGuide {
  readonly name: string;
  readonly origin: OrderOrigin;
  readonly sheets: readonly Sheet[];
  readonly notice: string | null;
}

function NewOrder() {
  useDocumentTitle(t`New order`);
  const navigate = useNavigate();
  const [guide, setGuide] = useState<ReadGuide>();
  // Kept on the way back from its columns.
  const [pasted, setPasted] = useState('');
  const [brought, setBrought] = useState<Brought>();
  const done = useCallback(
    (orderId: string) => void navigate({ to: '/orders/$orderId', params: { orderId }, replace: true }),
    [navigate],
  );
  const confirm = ({ sheet, headRow, fields }: Chosen) => {
    if (!guide) return;
    rememberColumns(sheet.rows[headRow] ?? [], fields);
    setBrought({ name: orderName(guide), origin: guide.origin, lines: toLines(sheet.rows, headRow, fields) });
  };
  const step = brought ? 3 : guide ? 2 : 1;
  return (
    <div className="wrap page stack">
      <div className={styles.head}>
        <h1 className="heading">
          {brought ? t`Reading ${brought.name}` : guide ? t`Match columns` : t`New order`}
        </h1>
        <Steps at={step} />
      </div>
      {brought ? (
        <SendProgress brought={brought} onDone={done} onCancel={() => setBrought(undefined)} />
      ) : guide ? (
        <ChooseColumns
          fileName={guide.name}
          sheets={guide.sheets}
          notice={guide.notice}
          mostLines={MAX_ORDER_LINES}
          onBack={() => setGuide(undefined)}
          onDone={confirm}
        />
      ) : (
        <FirstStep pasted={pasted} onPasted={setPasted} onGuide={setGuide} onList={setBrought} />
      )}
    </div>
  );
}

interface FirstStepProps {
  readonly pasted: string;
  readonly onPasted: (text: string) => void;
  readonly onGuide: (guide: ReadGuide) => void;
  readonly onList: (brought: Brought) => void;
}

function FirstStep({ pasted, onPasted, onGuide, onList }: FirstStepProps) {
  const [isReading, setReading] = useState(false);
  const [refusal, setRefusal] = useState<{ name: string; detail: string }>();
  const read = async (request: ReadRequest) => {
    setReading(true);
    setRefusal(undefined);
    const name = request.kind === 'file' ? request.file.name : t`Pasted rows`;
    const found = await readInWorker(request);
    setReading(false);
    if (!found.ok) setRefusal({ name, detail: found.detail });
    else onGuide({ name, origin: originOf(request), sheets: found.sheets, notice: found.notice });
  };
  return (
    <>
      <div className={styles.columns}>
        <BringFile
          isReading={isReading}
          refusal={refusal}
          onFile={(file) => void read({ kind: 'file', file })}
          text={pasted}
          onText={onPasted}
          onPaste={() => void read({ kind: 'pasted', text: pasted })}
        />
        <div className="stack">
          <WhatItReads isRefused={refusal !== undefined} />
          <StartFromList onList={onList} />
        </div>
      </div>
      <EarlierOrders />
    </>
  );
}

function originOf(request: ReadRequest): OrderOrigin {
  if (request.kind === 'pasted') return 'pasted';
  return /\.xls[xm]$/i.test(request.file.name) ? 'xlsx' : 'csv';
}

/** The file's name without its ending. */
function orderName({ name }: ReadGuide): string {
  const plain = name.replace(/\.[a-z]{3,4}$/i, '').trim();
  return (plain || name).slice(0, MAX_ORDER_NAME_LENGTH).toWellFormed();
}
