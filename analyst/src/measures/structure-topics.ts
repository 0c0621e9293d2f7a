import type { StructureMeasureId } from '@vela/engine';
import type { MeasureSentence } from '../language/en/measures.ts';
import {
  has,
  isAbove,
  isBelow,
  isMissing,
  isWord,
  isZero,
  matchBoth,
  type When,
} from '../narrator/conditions.ts';
import type { Topic } from '../narrator/shape.ts';
import { createTopic, isNumber, matchAll } from './create-topic.ts';
import type { MeasureTopics } from './measure-topics.ts';
import { structureZoneTopics } from './structure-zone-topics.ts';

const isUp = (id: string): When => isWord(id, 'above-area');
const isDown = (id: string): When => isWord(id, 'below-area');
const isPositive = (id: string): When => isAbove(id, 0);
const isNegative = (id: string): When => isBelow(id, 0);

const trendId = 'measure.trend';

/** What would turn the trend of a scale. */
const createTurnTopic = (scale: 'swing' | 'internal'): Topic<MeasureSentence> => {
  const place = `${trendId}.${scale}.turn-place`;
  const key = `trend.${scale}.turn` as const;
  return createTopic(
    `trend-${scale}-turn`,
    [`${key}.above`, isUp(place)],
    [`${key}.below`, isDown(place)],
    [`${key}.above.short`, isUp(place)],
    [`${key}.below.short`, isDown(place)],
  );
};

const isSame: When = (facts) =>
  facts.word(`${trendId}.swing.bias`) === facts.word(`${trendId}.internal.bias`);
const hasBoth = matchBoth(has(`${trendId}.swing.since`), has(`${trendId}.internal.since`));
const trend: MeasureTopics = {
  topics: [
    createTopic(
      'trend',
      ['trend.agree', matchBoth(hasBoth, isSame)],
      ['trend.differ', matchBoth(hasBoth, (facts) => !isSame(facts))],
      'trend.swing',
      ['trend.internal', isMissing(`${trendId}.swing.since`)],
      [
        'trend.none',
        matchBoth(isMissing(`${trendId}.swing.since`), isMissing(`${trendId}.internal.since`)),
      ],
    ),
    createTurnTopic('swing'),
    createTurnTopic('internal'),
  ],
};

const age = 'measure.trend-age';
const trendAge: MeasureTopics = {
  topics: [
    createTopic(
      'trend-age',
      ['trend-age.internal', isWord(`${age}.scale`, 'internal')],
      'trend-age.swing',
      ['trend-age.none', isMissing(`${age}.since`)],
    ),
    createTopic('trend-age-earlier', 'trend-age.earlier', [
      'trend-age.first',
      isZero(`${age}.earlier`),
    ]),
  ],
};

const past = 'measure.structure-at';
const structureAt: MeasureTopics = {
  topics: [
    createTopic('structure-at', 'structure-at', 'structure-at.early'),
    createTopic('structure-at-swing', 'structure-at.swing'),
    createTopic('structure-at-internal', 'structure-at.internal'),
    createTopic('structure-at-zones', 'structure-at.zones'),
    createTopic(
      'structure-at-since',
      ['structure-at.rose', isPositive(`${past}.since.change-percent`)],
      ['structure-at.fell', isNegative(`${past}.since.change-percent`)],
    ),
    createTopic('structure-at-limits', ['structure-at.limits', has(`${past}.from`)]),
  ],
};

/** The first event of a list, what price did since, the count, and the further ones. */
function createEventTopics(id: 'events' | 'divergences' | 'patterns'): MeasureTopics {
  const first = `measure.${id}.1`;
  const isOldest = isWord(`measure.${id}.order`, 'oldest');
  const isNewest = isMissing(`measure.${id}.order`);
  const isChosen = isWord(`measure.${id}.order`, 'chosen');
  const isFurther = isAbove('row.rank', 1);
  const isSeveral = isAbove(`measure.${id}.count`, 1);
  const isNamedByLabel: When = () => id !== 'events';
  return {
    topics: [
      createTopic(
        id,
        [`${id}.last`, isNewest],
        [`${id}.last.plain`, isNewest],
        [`${id}.first`, isOldest],
        [`${id}.first.plain`, isOldest],
        [`${id}.chosen`, isChosen],
        [`${id}.chosen.plain`, isChosen],
        [`${id}.none`, isZero(`measure.${id}.count`)],
      ),
      createTopic(
        `${id}-count`,
        [`${id}.count.asked`, matchBoth(isSeveral, has(`measure.${id}.asked`))],
        [`${id}.count`, isSeveral],
      ),
    ],
    leading: [
      createTopic(
        `${id}-since`,
        [`${id}.rose`, isPositive(`${first}.since.change-percent`)],
        [`${id}.fell`, isNegative(`${first}.since.change-percent`)],
      ),
    ],
    ofPeriod: [`${id}-count`],
    rows: {
      facts: `measure.${id}`,
      groups: [
        {
          lead: createTopic(
            `${id}-earlier`,
            [`${id}.earlier`, isNewest],
            [`${id}.later`, isOldest],
          ),
          when: isFurther,
          to: 3,
        },
      ],
      topics: [
        createTopic(
          `${id}-row`,
          [`${id}.row.label`, matchAll(isFurther, isNamedByLabel, has('row.direction'))],
          [`${id}.row.label.plain`, matchBoth(isFurther, isNamedByLabel)],
          [`${id}.row.scale`, matchBoth(isFurther, has('row.direction'))],
          [`${id}.row`, isFurther],
          [`${id}.row.plain`, isFurther],
        ),
      ],
    },
  };
}

const events = 'measure.event-count';
const eventCount: MeasureTopics = {
  joined: {
    lead: createTopic(
      'event-count-lead',
      ['event-count.filled', isAbove(`${events}.filled`, 1)],
      ['event-count.broken', isAbove(`${events}.broken`, 1)],
      ['event-count.kind', isAbove(`${events}.count`, 1)],
      ['event-count', isAbove(`${events}.count`, 1)],
    ),
    parts: (['bullish', 'bearish'] as const).map((way) =>
      createTopic(`event-count-${way}`, [`event-count.${way}`, isPositive(`${events}.${way}`)]),
    ),
  },
  topics: [
    createTopic(
      'event-count',
      ...(['filled', 'broken'] as const).flatMap(
        (state) =>
          [
            [`event-count.${state}.one`, isNumber(`${events}.${state}`, 1)],
            [`event-count.${state}.none`, isZero(`${events}.${state}`)],
          ] as const,
      ),
      ...(['bullish', 'bearish'] as const).flatMap((way) => {
        const isOnly = matchBoth(isNumber(`${events}.count`, 1), isPositive(`${events}.${way}`));
        return [
          [`event-count.one.${way}.kind`, isOnly],
          [`event-count.one.${way}`, isOnly],
        ] as const;
      }),
      ['event-count.undirected', isPositive(`${events}.count`)],
      ['event-count.none', isZero(`${events}.count`)],
    ),
    createTopic(
      'event-count-times',
      [
        'event-count.times',
        matchAll(
          isAbove(`${events}.count`, 1),
          isMissing(`${events}.filled`),
          isMissing(`${events}.broken`),
        ),
      ],
      ['event-count.ended-times', isAbove(`${events}.count`, 1)],
    ),
  ],
};

/** What is said about each measure of this group. */
export const structureTopics: Readonly<Record<StructureMeasureId, MeasureTopics>> = {
  trend,
  'trend-age': trendAge,
  'structure-at': structureAt,
  ...structureZoneTopics,
  events: createEventTopics('events'),
  'event-count': eventCount,
  divergences: createEventTopics('divergences'),
  patterns: createEventTopics('patterns'),
};
