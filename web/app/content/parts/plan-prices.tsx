import { type Language, type Plan, plans, yearlyCents } from '@vela/contracts';
import { ContentTable } from './content-table.tsx';
import { money } from './figures.ts';

const words = {
  en: {
    plan: 'Plan',
    month: 'A month',
    year: 'A year',
    state: 'State',
    contract: 'by contract',
    active: 'active',
    inactive: 'not yet active',
  },
  tr: {
    plan: 'Plan',
    month: 'Aylık',
    year: 'Yıllık',
    state: 'Durum',
    contract: 'sözleşmeyle',
    active: 'etkin',
    inactive: 'henüz etkin değil',
  },
} satisfies Record<Language, Record<string, string>>;

const price = (cents: number | undefined, language: Language): string =>
  cents === undefined ? words[language].contract : money(cents, language);

const yearly = ({ monthlyCents }: Plan): number | undefined => (monthlyCents === undefined ? undefined : yearlyCents(monthlyCents));

/** What each plan costs, in a language, and whether it can be had. */
export function planPrices(language: Language) {
  return function PlanPrices() {
    const word = words[language];
    return (
      <ContentTable>
        <thead>
          <tr>
            <th scope="col">{word.plan}</th>
            <th scope="col">{word.month}</th>
            <th scope="col">{word.year}</th>
            <th scope="col">{word.state}</th>
          </tr>
        </thead>
        <tbody>
          {plans.map((plan) => (
            <tr key={plan.name}>
              <th scope="row">{plan.title}</th>
              <td>{price(plan.monthlyCents, language)}</td>
              <td>{price(yearly(plan), language)}</td>
              <td>{plan.active ? word.active : word.inactive}</td>
            </tr>
          ))}
        </tbody>
      </ContentTable>
    );
  };
}
