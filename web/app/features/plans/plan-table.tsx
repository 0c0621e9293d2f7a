import { type PlanName, plans } from '@vela/contracts';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Table } from '../../ui/table.tsx';

type PlanTableProps = {
  caption: string;
  rowHeading: string;
  rows: readonly { key: string; heading: string; cells: Readonly<Record<PlanName, ReactNode>> }[];
};

/** A value for each plan. */
export function mapPlans<Value>(create: (name: PlanName) => Value): Record<PlanName, Value> {
  const [freemium, plus] = [create('freemium'), create('plus')];
  return { freemium, plus, pro: create('pro'), enterprise: create('enterprise') };
}

/** One column per plan; when wider than the screen it scrolls, with a sticky first column. */
export function PlanTable({ caption, rowHeading, rows }: PlanTableProps) {
  const { t } = useTranslation('plans');
  const first = 'sticky left-0 z-10 w-2/5 min-w-32 bg-paper max-sm:max-w-32';
  return (
    <Table caption={caption} captionHidden className="relative mt-8">
      <thead>
        <tr>
          <th scope="col" className={first}>
            {rowHeading}
          </th>
          {plans.map(({ name, title, active }) => (
            <th key={name} scope="col" className="min-w-24">
              <span className="block text-ink">{title}</span>
              <span className="block text-xs font-normal">
                {t(active ? 'state.active' : 'state.inactive')}
              </span>
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map(({ key, heading, cells }) => (
          <tr key={key} data-row={key}>
            <th scope="row" className={`${first} font-normal!`}>
              {heading}
            </th>
            {plans.map(({ name }) => (
              <td key={name} className="tabular-nums">
                {cells[name]}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </Table>
  );
}
