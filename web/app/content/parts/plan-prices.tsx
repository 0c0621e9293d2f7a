import { type Language, type Plan, plans, yearlyCents } from '@vela/contracts';
import { ContentTable } from './content-table.tsx';
import { money } from './figures.ts';
import { words } from './words.ts';

const price = (cents: number | undefined, language: Language): string =>
  cents === undefined ? words[language].planPrices.contract : money(cents, language);

const yearly = ({ monthlyCents }: Plan): number | undefined =>
  monthlyCents === undefined ? undefined : yearlyCents(monthlyCents);

/** What each plan costs, in a language, and whether it can be had. */
export function planPrices(language: Language) {
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
