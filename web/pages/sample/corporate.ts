import { t } from 'ttag';

/** An invented company: the corporate screens show what they will hold once companies share an account. */

export const COMPANY = [
  [t`Company name`, 'Northfield Unified School District'],
  [t`Business Reg Number/Tax ID`, '•••••4471'],
  [t`Address`, '412 Larkspur Avenue, Northfield, MN 55057'],
  [t`Phone`, '+1 (507) 555-0142'],
  [t`Plan`, t`Small Teams, monthly`],
] as const;

export const PURCHASES = [
  {
    id: 'PO-20417',
    day: t`November 12, 2026`,
    buyer: 'Marta Ruiz-Albrecht',
    items: 38,
    total: '$4,182.40',
    state: t`Delivered`,
  },
  {
    id: 'PO-20398',
    day: t`October 29, 2026`,
    buyer: 'Devon Achterberg',
    items: 21,
    total: '$1,967.15',
    state: t`Delivered`,
  },
  {
    id: 'PO-20371',
    day: t`October 14, 2026`,
    buyer: 'Marta Ruiz-Albrecht',
    items: 44,
    total: '$5,310.00',
    state: t`Delivered`,
  },
  {
    id: 'PO-20355',
    day: t`October 2, 2026`,
    buyer: 'Lin Takahara',
    items: 9,
    total: '$612.75',
    state: t`Cancelled`,
  },
] as const;

/** The access levels of a company's account. */
export const ACCESS_LEVELS = ['manager', 'employee', 'admin'] as const;
export type AccessLevel = (typeof ACCESS_LEVELS)[number];

export const USERS: readonly {
  readonly name: string;
  readonly email: string;
  readonly access: AccessLevel;
}[] = [
  { name: 'Marta Ruiz-Albrecht', email: 'marta.ruiz@northfieldschools.example', access: 'admin' },
  { name: 'Devon Achterberg', email: 'devon.achterberg@northfieldschools.example', access: 'manager' },
  { name: 'Lin Takahara', email: 'lin.takahara@northfieldschools.example', access: 'employee' },
  { name: 'Oluwaseun Brandt', email: 'oluwaseun.brandt@northfieldschools.example', access: 'employee' },
];

export const COMPANY_SETTINGS = [
  { key: 'approve', label: t`Purchases over $500 need a manager’s approval`, on: true },
  { key: 'share', label: t`New wishlist groups are visible to the whole company`, on: false },
  { key: 'digest', label: t`A weekly mail lists recipes that changed`, on: true },
] as const;
