import { has, isAbove, isMissing, type When } from '../narrator/conditions.ts';
import type { FactReader } from '../narrator/fact-reader.ts';
import { createNumberedShapes, createTopic, isNumber, matchAll } from './create-topic.ts';
import type { MeasureTopics } from './measure-topics.ts';

const weekdays = [
  'monday',
  'tuesday',
  'wednesday',
  'thursday',
  'friday',
  'saturday',
  'sunday',
] as const;
const months = [
  'january',
  'february',
  'march',
  'april',
  'may',
  'june',
  'july',
  'august',
  'september',
  'october',
  'november',
  'december',
] as const;

const isBeyondChance = (id: string) => (facts: FactReader) =>
  facts.number(`measure.${id}.distance`) > facts.number(`measure.${id}.chance-limit`);
const isWithinChance = (id: string) => (facts: FactReader) =>
  facts.number(`measure.${id}.distance`) <= facts.number(`measure.${id}.chance-limit`);

const chanceShapes = <Id extends 'weekday-averages' | 'hour-averages' | 'month-averages'>(id: Id) =>
  [
    [`${id}.chance`, isWithinChance(id)],
    [`${id}.chance.beyond`, isBeyondChance(id)],
  ] as const;

/** The same shapes, unless that day or month is the one asked about, which is told already. */
const unlessAsked = <Key>(
  shapes: readonly (readonly [key: Key, when: When])[],
  asked: string,
  told: string,
): (readonly [key: Key, when: When])[] =>
  shapes.map(([key, when]) => [
    key,
    (facts) => facts.number(asked) !== facts.number(told) && when(facts),
  ]);

const weekday = 'measure.weekday-averages';
const isOnlyFive = matchAll(isNumber(`${weekday}.5.weekday`, 5), isMissing(`${weekday}.6.weekday`));
const isWithSunday = matchAll(
  isNumber(`${weekday}.5.weekday`, 5),
  isNumber(`${weekday}.6.weekday`, 7),
);

/** Days of the week: the strongest, the weakest, all of them, the widest, and chance. */
export const weekdayTopics: MeasureTopics = {
  topics: [
    createTopic(
      'weekday-asked',
      ...createNumberedShapes('weekday-averages.asked', weekdays, `${weekday}.asked.weekday`),
    ),
    createTopic(
      'weekday-strongest',
      ...unlessAsked(
        createNumberedShapes(
          'weekday-averages.strongest',
          weekdays,
          `${weekday}.strongest.weekday`,
        ),
        `${weekday}.asked.weekday`,
        `${weekday}.strongest.weekday`,
      ),
      ['weekday-averages.none', isMissing(`${weekday}.strongest.weekday`)],
    ),
    createTopic(
      'weekday-weakest',
      ...unlessAsked(
        createNumberedShapes('weekday-averages.weakest', weekdays, `${weekday}.weakest.weekday`),
        `${weekday}.asked.weekday`,
        `${weekday}.weakest.weekday`,
      ),
    ),
    createTopic(
      'weekday-list',
      ['weekday-averages.list.five', isOnlyFive],
      ['weekday-averages.list.six', isWithSunday],
      ['weekday-averages.list.seven', has(`${weekday}.7.weekday`)],
    ),
    createTopic(
      'weekday-widest',
      ...createNumberedShapes('weekday-averages.widest', weekdays, `${weekday}.widest.weekday`),
    ),
    createTopic('weekday-chance', ...chanceShapes('weekday-averages')),
  ],
  aspects: { weakest: 'weekday-weakest', widest: 'weekday-widest' },
};

const month = 'measure.month-averages';

/** Calendar months: the strongest, the weakest, all of them, and chance. */
export const monthTopics: MeasureTopics = {
  topics: [
    createTopic(
      'month-asked',
      ...createNumberedShapes('month-averages.asked', months, `${month}.asked.month`),
    ),
    createTopic(
      'month-strongest',
      ...unlessAsked(
        createNumberedShapes('month-averages.strongest', months, `${month}.strongest.month`),
        `${month}.asked.month`,
        `${month}.strongest.month`,
      ),
      ['month-averages.none', isMissing(`${month}.strongest.month`)],
    ),
    createTopic(
      'month-weakest',
      ...unlessAsked(
        createNumberedShapes('month-averages.weakest', months, `${month}.weakest.month`),
        `${month}.asked.month`,
        `${month}.weakest.month`,
      ),
    ),
    createTopic('month-first', 'month-averages.list.first'),
    createTopic('month-second', 'month-averages.list.second'),
    createTopic('month-third', 'month-averages.list.third'),
    createTopic('month-chance', ...chanceShapes('month-averages')),
  ],
  aspects: { weakest: 'month-weakest' },
};

const hour = 'measure.hour-averages';

/** Hours of the day: the widest in turn, the narrowest, the changes, and chance. */
export const hourTopics: MeasureTopics = {
  topics: [
    createTopic('hour-widest', 'hour-averages', [
      'hour-averages.none',
      isMissing(`${hour}.strongest.hour`),
    ]),
    createTopic('hour-narrowest', 'hour-averages.narrowest'),
    createTopic('hour-change', 'hour-averages.change'),
    createTopic('hour-chance', ...chanceShapes('hour-averages')),
  ],
  rows: {
    facts: hour,
    topics: [createTopic('hour-row', ['hour-averages.row', isAbove('row.rank', 1)])],
  },
};
