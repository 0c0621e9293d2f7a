import { getPropertyWords, type Fact } from '@vela/contracts';
import type { PropertyReport } from '@vela/engine';
import { createPropertyFact, type PropertyMaking } from './create-property-fact.ts';

/** How the return moves with one input at a time. */
export function createTornadoFacts({ tornado }: PropertyReport, making: PropertyMaking): Fact[] {
  const { fields, measures } = getPropertyWords(making.language);
  return tornado.flatMap(({ input, step, isRelative, low, high }) => {
    const shared = {
      name: `${measures.internalRate}: ${fields[input]}`,
      source: { kind: 'computation' as const, factIds: [`property.input.${input}`] },
    };
    const id = `property.tornado.${input}`;
    const unit = isRelative ? ('percent' as const) : ('ratio' as const);
    const ends = Object.entries({ low, high }).flatMap(([end, value]) =>
      value === null
        ? []
        : [
            {
              ...shared,
              id: `${id}.${end}`,
              unit: 'percent' as const,
              decimals: 1,
              value: value * 100,
            },
          ],
    );
    return [
      createPropertyFact({ ...shared, id: `${id}.step`, unit, value: step * 100 }, making),
      ...ends.map((end) => createPropertyFact(end, making)),
    ];
  });
}
