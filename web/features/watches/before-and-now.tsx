import { t } from 'ttag';

export interface BeforeAndNowProps {
  readonly from: string;
  readonly to: string | null;
}

/** What something was, and is. */
export function BeforeAndNow({ from, to }: BeforeAndNowProps) {
  return (
    <>
      <span className="soft">{from}</span> <span aria-hidden="true">→</span>
      <span className="visually-hidden">{t`, now`}</span> <strong>{to}</strong>
    </>
  );
}
