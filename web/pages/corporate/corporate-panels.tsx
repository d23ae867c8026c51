import { useId, useState } from 'react';
import { t } from 'ttag';
import { ProfileRecord } from '#web/features/auth/profile/record.tsx';
import {
  ACCESS_LEVELS,
  type AccessLevel,
  COMPANY,
  COMPANY_SETTINGS,
  PURCHASES,
  USERS,
} from '#web/pages/sample/corporate.ts';
import { Checkbox } from '#web/ui/checkbox.tsx';
import { Select } from '#web/ui/select.tsx';
import { NumberHead } from '#web/ui/table-heads.tsx';
import { Tabs } from '#web/ui/tabs.tsx';
import styles from './corporate-panels.module.css';
import type { CorporateTab } from './corporate-search.ts';

export interface CorporateTabsProps {
  readonly tab: CorporateTab;
  readonly onChange: (next: CorporateTab) => void;
}

export function CorporateTabs({ tab, onChange }: CorporateTabsProps) {
  return (
    <Tabs<CorporateTab>
      label={t`Corporate profile`}
      value={tab}
      onChange={onChange}
      tabs={[
        { value: 'profile', label: t`Profile`, panel: <ProfileRecord facts={COMPANY} /> },
        { value: 'purchases', label: t`Purchases`, panel: <Purchases /> },
        { value: 'users', label: t`Users`, panel: <Users /> },
        { value: 'settings', label: t`Settings`, panel: <CompanySettings /> },
      ]}
    />
  );
}

function Purchases() {
  return (
    <table className={styles.table}>
      <thead>
        <tr>
          <th scope="col">{t`Order`}</th>
          <th scope="col" className={styles.wide}>
            {t`Buyer`}
          </th>
          <NumberHead className={styles.wide}>{t`Items`}</NumberHead>
          <NumberHead>{t`Total`}</NumberHead>
          <th scope="col">{t`State`}</th>
        </tr>
      </thead>
      <tbody>
        {PURCHASES.map(({ id, day, buyer, items, total, state }) => (
          <tr key={id}>
            <th scope="row">
              <span className="strong">{id}</span>
              <span className={styles.sub}>{day}</span>
            </th>
            <td className={styles.wide}>{buyer}</td>
            <td className={`number ${styles.wide}`}>{items}</td>
            <td className="number">{total}</td>
            <td>{state}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

const LEVEL_NAMES: Readonly<Record<AccessLevel, string>> = {
  manager: t`Manager`,
  employee: t`Employee`,
  admin: t`Admin`,
};
const LEVELS = ACCESS_LEVELS.map((value) => ({ value, label: LEVEL_NAMES[value] }));

/** The levels can be tried out; nothing is kept, and nothing is enforced. */
function Users() {
  const [users, setUsers] = useState(USERS);
  const id = useId();
  return (
    <>
      <NotSaved id={id}>{t`Changes of access levels are not saved.`}</NotSaved>
      <ul className={styles.users}>
        {users.map(({ name, email, access }, i) => (
          <li key={email}>
            <span>
              <span id={`${id}-${i}`} className="strong">
                {name}
              </span>
              <span className={styles.sub}>{email}</span>
            </span>
            <Select
              small
              name={t`Access`}
              describedBy={`${id}-${i} ${id}`}
              value={access}
              options={LEVELS}
              onChange={(next) =>
                setUsers((now) =>
                  now.map((each) => (each.email === email ? { ...each, access: next } : each)),
                )
              }
            />
          </li>
        ))}
      </ul>
    </>
  );
}

function NotSaved({ id, children }: { readonly id: string; readonly children: string }) {
  return (
    <p id={id} className="small muted">
      {children}
    </p>
  );
}

function CompanySettings() {
  const id = useId();
  const [on, setOn] = useState<ReadonlySet<string>>(
    new Set(COMPANY_SETTINGS.filter((setting) => setting.on).map(({ key }) => key)),
  );
  return (
    <fieldset className={styles.settings} aria-describedby={id}>
      <legend className="visually-hidden">{t`Company settings`}</legend>
      <NotSaved id={id}>{t`Changes are not saved.`}</NotSaved>
      {COMPANY_SETTINGS.map(({ key, label }) => (
        <Checkbox
          key={key}
          checked={on.has(key)}
          label={label}
          onChange={(checked) =>
            setOn((now) => new Set([...now].filter((each) => each !== key).concat(checked ? key : [])))
          }
        />
      ))}
    </fieldset>
  );
}
