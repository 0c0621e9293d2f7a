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

/** One column per plan; on a phone each row's name stands above its four values. */
export function PlanTable({ caption, rowHeading, rows }: PlanTableProps) {
  const { t } = useTranslation('plans');
  const first = 'w-2/5 max-sm:hidden';
  return (
    <Table caption={caption} captionHidden className="mt-8 max-sm:[&_table]:table-fixed">
      <thead>
        <tr>
          <th scope="col" className={first}>
            {rowHeading}
          </th>
          {plans.map(({ name, title, active }) => (
            <th key={name} scope="col" className="max-sm:w-1/4 max-sm:text-xs sm:min-w-24">
              <span className="block text-ink">{title}</span>
              <span className="block text-xs font-normal">
                {t(active ? 'state.active' : 'state.inactive')}
              </span>
            </th>
          ))}
        </tr>
      </thead>
      {rows.map(({ key, heading, cells }) => (
        <tbody key={key}>
          <tr className="sm:hidden">
            <th scope="rowgroup" colSpan={plans.length} className="border-b-0! pb-0!">
              {heading}
            </th>
          </tr>
          <tr data-row={key}>
            <th scope="row" className={`${first} font-normal!`}>
              {heading}
            </th>
            {plans.map(({ name }) => (
              <td key={name} className="tabular-nums max-sm:pr-2! max-sm:text-xs">
                {cells[name]}
              </td>
            ))}
          </tr>
        </tbody>
      ))}
    </Table>
  );
}
