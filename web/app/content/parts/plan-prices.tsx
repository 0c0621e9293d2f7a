import { type Language, type Plan, plans, calculateYearlyCents } from '@vela/contracts';
import { ContentTable } from './content-table.tsx';
import { money } from './figures.ts';
import { words } from '../by-language.ts';

const formatPrice = (cents: number | undefined, language: Language): string =>
  cents === undefined ? words[language].planPrices.contract : money(cents, language);

const calculatePlanYear = ({ monthlyCents }: Plan): number | undefined =>
  monthlyCents === undefined ? undefined : calculateYearlyCents(monthlyCents);

/** The price and availability of each plan, in a language. */
export function createPlanPrices(language: Language) {
  return function PlanPrices() {
    const word = words[language].planPrices;
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
              <td>{formatPrice(plan.monthlyCents, language)}</td>
              <td>{formatPrice(calculatePlanYear(plan), language)}</td>
              <td>{plan.active ? word.active : word.inactive}</td>
            </tr>
          ))}
        </tbody>
      </ContentTable>
    );
  };
}
