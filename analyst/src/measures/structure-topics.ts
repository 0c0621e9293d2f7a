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
import { createTopic, matchAll } from './create-topic.ts';
import type { MeasureTopics } from './measure-topics.ts';
import { createStructureRowTopic } from './structure-row-topic.ts';

const isUp = (id: string): When => isWord(id, 'above-area');
const isDown = (id: string): When => isWord(id, 'below-area');
const isPositive = (id: string): When => isAbove(id, 0);
const isNegative = (id: string): When => isBelow(id, 0);

const trendId = 'measure.trend';

/** The trend of a scale, what price did since, its latest break and what would turn it. */
function createTrendTopics(scale: 'swing' | 'internal'): {
  readonly direct: Topic<MeasureSentence>;
  readonly further: readonly Topic<MeasureSentence>[];
} {
  const id = `${trendId}.${scale}`;
  const key = `trend.${scale}` as const;
  return {
    direct: createTopic(key, `${key}.since`, [`${key}.none`, isWord(`${id}.bias`, 'neutral')]),
    further: [
      createTopic(
        `${key}-change`,
        [`${key}.rose`, isPositive(`${id}.since.change-percent`)],
        [`${key}.fell`, isNegative(`${id}.since.change-percent`)],
      ),
      createTopic(`${key}-latest`, `${key}.latest`),
      createTopic(
        `${key}-turn`,
        [`${key}.turn.above`, isUp(`${id}.turn-place`)],
        [`${key}.turn.below`, isDown(`${id}.turn-place`)],
        [`${key}.turn.above.short`, isUp(`${id}.turn-place`)],
        [`${key}.turn.below.short`, isDown(`${id}.turn-place`)],
      ),
    ],
  };
}

const swing = createTrendTopics('swing');
const internal = createTrendTopics('internal');
const isSame: When = (facts) =>
  facts.word(`${trendId}.swing.bias`) === facts.word(`${trendId}.internal.bias`);
const hasBoth = matchBoth(has(`${trendId}.swing.since`), has(`${trendId}.internal.since`));
const trend: MeasureTopics = {
  topics: [
    swing.direct,
    ...swing.further,
    internal.direct,
    ...internal.further,
    createTopic(
      'trend-scales',
      ['trend.agree', matchBoth(hasBoth, isSame)],
      ['trend.differ', matchBoth(hasBoth, (facts) => !isSame(facts))],
    ),
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

const list = 'measure.zone-list';
const isCutShort: When = (facts) => facts.number(`${list}.count`) > facts.number(`${list}.shown`);
// One zone is told by itself, before how many there are.
const isListed: When = (facts) =>
  facts.number(`${list}.shown`) > 1 || facts.number(`${list}.count`) === 1;
const zoneList: MeasureTopics = {
  topics: [
    createTopic(
      'zone-list',
      ['zone-list.above', matchBoth(isUp(`${list}.side`), isListed)],
      ['zone-list.below', matchBoth(isDown(`${list}.side`), isListed)],
      ['zone-list', matchBoth(isMissing(`${list}.side`), isListed)],
      ['zone-list.none', isZero(`${list}.count`)],
    ),
    createTopic(
      'zone-list-shown',
      ['zone-list.shown', matchBoth(isCutShort, isListed)],
      ['zone-list.all', isCutShort],
    ),
  ],
  rows: { facts: list, topics: [createStructureRowTopic('zone-list')] },
};

const counted = 'measure.zone-count';
const zoneCount: MeasureTopics = {
  topics: [
    createTopic(
      'zone-count',
      ['zone-count', isPositive(`${counted}.count`)],
      ['zone-count.none', isZero(`${counted}.count`)],
    ),
    createTopic('zone-count-place', ['zone-count.place', isPositive(`${counted}.count`)]),
    createTopic('zone-count-direction', [
      'zone-count.direction',
      (facts) => facts.number(`${counted}.gaps`) + facts.number(`${counted}.blocks`) > 0,
    ]),
  ],
};

/** Where a zone lies, and how far price came into it. */
function createZoneTopics(id: 'zone-state' | 'touch-history'): readonly Topic<MeasureSentence>[] {
  const place = `measure.${id}.zone.place`;
  return [
    createTopic(
      `${id}-place`,
      [`${id}.above`, isUp(place)],
      [`${id}.below`, isDown(place)],
      [`${id}.inside`, isWord(place, 'inside-area')],
    ),
    createTopic(`${id}-fill`, [`${id}.fill`, isPositive(`measure.${id}.fill-percent`)]),
  ];
}

const one = 'measure.zone-state';
// An untouched zone is told to be so by its state.
const isUnsaid: When = (facts) => facts.word(`${one}.zone.state`) !== 'untouched';
const zoneState: MeasureTopics = {
  topics: [
    createTopic(
      'zone-state',
      ['zone-state.directed', has(`${one}.zone.direction`)],
      'zone-state.area',
      'zone-state.level',
      ['zone-state.none', isMissing(`${one}.zone.kind`)],
    ),
    createTopic(
      'zone-state-visits',
      ['zone-state.visits', isPositive(`${one}.visits`)],
      ['zone-state.untouched', matchBoth(isZero(`${one}.visits`), isUnsaid)],
    ),
    ...createZoneTopics('zone-state'),
    createTopic('zone-state-end', 'zone-state.end'),
    createTopic('zone-state-size', 'zone-state.size'),
  ],
  aspects: {
    distance: 'zone-state-place',
    size: 'zone-state-size',
    touches: 'zone-state-visits',
  },
};
const touched = 'measure.touch-history';
const isUndirected = isMissing(`${touched}.zone.direction`);
const [isTouched, isNever] = [isPositive(`${touched}.visits`), isZero(`${touched}.visits`)];
const touchHistory: MeasureTopics = {
  topics: [
    createTopic(
      'touch-history-count',
      ['touch-history.count.directed', isTouched],
      ['touch-history.count', matchBoth(isTouched, isUndirected)],
      ['touch-history.never.directed', isNever],
      ['touch-history.never', matchBoth(isNever, isUndirected)],
      ['touch-history.none', isMissing(`${touched}.zone.kind`)],
    ),
    createTopic('touch-history-state', 'touch-history.state'),
    ...createZoneTopics('touch-history'),
  ],
  rows: {
    facts: touched,
    topics: [createTopic('touch-history-row', 'touch-history.row')],
  },
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
    rows: {
      facts: `measure.${id}`,
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
  topics: [
    createTopic(
      'event-count',
      ['event-count.kind', isPositive(`${events}.count`)],
      ['event-count', isPositive(`${events}.count`)],
      ['event-count.none', isZero(`${events}.count`)],
    ),
    createTopic('event-count-times', 'event-count.times'),
  ],
};

/** What is said about each measure of this group. */
export const structureTopics: Readonly<Record<StructureMeasureId, MeasureTopics>> = {
  trend,
  'trend-age': trendAge,
  'structure-at': structureAt,
  'zone-list': zoneList,
  'zone-count': zoneCount,
  'zone-state': zoneState,
  'touch-history': touchHistory,
  events: createEventTopics('events'),
  'event-count': eventCount,
  divergences: createEventTopics('divergences'),
  patterns: createEventTopics('patterns'),
};
