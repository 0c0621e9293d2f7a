import type { MeasureSentence } from '../language/en/measures.ts';
import { zoneStates, zoneWays } from '../language/zone-filters.ts';
import {
  has,
  isAbove,
  isMissing,
  isWord,
  isZero,
  matchBoth,
  type When,
} from '../narrator/conditions.ts';
import type { Topic } from '../narrator/shape.ts';
import { createTopic, isNumber, matchAll } from './create-topic.ts';
import type { JoinedTopics, MeasureTopics } from './measure-topics.ts';
import { createSidedRows } from './structure-row-topic.ts';

const isUp = (id: string): When => isWord(id, 'above-area');
const isDown = (id: string): When => isWord(id, 'below-area');
const isPositive = (id: string): When => isAbove(id, 0);

type ZoneCounts = 'zone-list' | 'zone-count';

/** Whether a question narrows to this word, or to none. */
const isFilter =
  (id: string, word: string): When =>
  (facts) =>
    facts.word(id) === (word === 'any' ? '' : word);

/** How many zones there are of what is asked for, and on which side of price. */
function createCountTopics(id: ZoneCounts): JoinedTopics {
  const isAll =
    (kind: 'gaps' | 'blocks' | 'zones'): When =>
    (facts) =>
      facts.number(`measure.${id}.${kind}`) === facts.number(`measure.${id}.count`);
  const places = ['above', 'below', 'inside'] as const;
  return {
    lead: createTopic(
      `${id}-lead`,
      ...(['gaps', 'blocks', 'zones', 'mixed'] as const).flatMap((kind) =>
        zoneWays.flatMap((way) =>
          zoneStates.map(
            (state) =>
              [
                `${id}.${kind}.${way}.${state}`,
                matchAll(
                  kind === 'mixed' ? () => true : isAll(kind),
                  isFilter(`measure.${id}.way`, way),
                  isFilter(`measure.${id}.asked-state`, state),
                ),
              ] as const,
          ),
        ),
      ),
    ),
    parts: places.map((place) => {
      const here = `measure.${id}.${place}`;
      const isEvery: When = (facts) => facts.number(here) === facts.number(`measure.${id}.count`);
      return createTopic(
        `${id}-${place}`,
        [`${id}.${place}.one`, matchBoth(isEvery, isNumber(here, 1))],
        [`${id}.${place}.all`, matchBoth(isEvery, isAbove(here, 1))],
        [`${id}.${place}`, isPositive(here)],
      );
    }),
  };
}

const list = 'measure.zone-list';
/** One zone is told by itself, and not how many there are. */
const isOne: When = (facts) => facts.number(`${list}.shown`) === 1;
const isSeveral: When = (facts) => facts.number(`${list}.shown`) > 1;
const listed = createCountTopics('zone-list');
const rows = createSidedRows(list);
const first = `${list}.1`;
const zoneList: MeasureTopics = {
  joined: {
    ...listed,
    parts: listed.parts.map(({ name, shapes }) => ({
      name,
      shapes: shapes.map(({ key, when = () => true }) => ({
        key,
        when: matchBoth(isSeveral, when),
      })),
    })),
  },
  topics: [
    createTopic(
      'zone-list',
      ...(['directed', 'area'] as const).flatMap((body) => {
        const isBody =
          body === 'directed' ? has(`${first}.direction`) : isMissing(`${first}.direction`);
        return [
          [`zone-list.one.${body}.above`, matchAll(isOne, isBody, isUp(`${first}.place`))],
          [`zone-list.one.${body}.below`, matchAll(isOne, isBody, isDown(`${first}.place`))],
          [`zone-list.one.${body}.inside`, matchAll(isOne, isBody)],
        ] as const;
      }),
      ['zone-list.none', isZero(`${list}.count`)],
    ),
  ],
  rows: {
    ...rows,
    groups: (rows.groups ?? []).map((group) => ({
      ...group,
      lead: {
        ...group.lead,
        shapes: group.lead.shapes.map((shape) => ({ ...shape, when: isSeveral })),
      },
    })),
  },
};

const counted = 'measure.zone-count';
const isMixed: When = (facts) =>
  ['gaps', 'blocks', 'zones'].filter((kind) => facts.number(`${counted}.${kind}`) > 0).length > 1;
const zoneCount: MeasureTopics = {
  joined: createCountTopics('zone-count'),
  topics: [
    createTopic('zone-count', ['zone-count.none', isZero(`${counted}.count`)]),
    createTopic('zone-count-kinds', ['zone-count.kinds', isMixed]),
    createTopic('zone-count-direction', [
      'zone-count.direction',
      matchBoth(isPositive(`${counted}.bullish`), isPositive(`${counted}.bearish`)),
    ]),
  ],
};

const over: ReadonlySet<string> = new Set([
  'filled',
  'broken',
  'breaker-touched',
  'breaker-failed',
  'failed',
  'swept',
  'inverted',
  'inversion-failed',
  'invalidated',
  'expired',
  'taken',
]);

/** Whether a zone counts and was touched, counts untouched, or is over; with or without direction. */
function createZoneShapes(id: 'zone-state' | 'touch-history') {
  const zone = `measure.${id}.zone`;
  const isOver: When = (facts) => over.has(facts.word(`${zone}.state`));
  const isLive: When = (facts) => has(`${zone}.kind`)(facts) && !isOver(facts);
  const [isTouched, isNever] = [isPositive(`measure.${id}.visits`), isZero(`measure.${id}.visits`)];
  return { zone, isOver, isLive, isTouched, isNever };
}

/** Where a zone lies, and how far price came into it. */
function createPlaceTopic(id: 'zone-state' | 'touch-history'): Topic<MeasureSentence> {
  const { zone } = createZoneShapes(id);
  return createTopic(
    `${id}-place`,
    [`${id}.above`, isUp(`${zone}.place`)],
    [`${id}.below`, isDown(`${zone}.place`)],
    [
      `${id}.inside.fill`,
      matchBoth(isWord(`${zone}.place`, 'inside-area'), isPositive(`measure.${id}.fill-percent`)),
    ],
    [`${id}.inside`, isWord(`${zone}.place`, 'inside-area')],
  );
}

const one = createZoneShapes('zone-state');
const zonePlace = createPlaceTopic('zone-state');
const isLevel = has(`${one.zone}.level`);
const levelPlace = createTopic(
  'zone-state-level',
  ['zone-state.above.level', matchBoth(isLevel, isUp(`${one.zone}.place`))],
  ['zone-state.below.level', matchBoth(isLevel, isDown(`${one.zone}.place`))],
);
const zoneState: MeasureTopics = {
  topics: [
    createTopic(
      'zone-state',
      ['zone-state.touched.directed', matchBoth(one.isLive, one.isTouched)],
      ['zone-state.touched', matchBoth(one.isLive, one.isTouched)],
      ['zone-state.touched.level', matchBoth(one.isLive, one.isTouched)],
      ['zone-state.untouched.directed', matchBoth(one.isLive, one.isNever)],
      ['zone-state.untouched', matchBoth(one.isLive, one.isNever)],
      ['zone-state.untouched.level', matchBoth(one.isLive, one.isNever)],
      ['zone-state.ended.directed', one.isOver],
      ['zone-state.ended', one.isOver],
      ['zone-state.ended.level', one.isOver],
      ['zone-state.over.directed', one.isOver],
      ['zone-state.over', one.isOver],
      ['zone-state.over.level', one.isOver],
      ['zone-state.none', isMissing(`${one.zone}.kind`)],
    ),
    { ...zonePlace, shapes: [...levelPlace.shapes, ...zonePlace.shapes] },
    createTopic('zone-state-size', 'zone-state.size', 'zone-state.age'),
  ],
  // Of one that counts they are told with its state.
  onlyAsked: [
    createTopic(
      'zone-state-visits',
      ['zone-state.visits', matchBoth(one.isOver, one.isTouched)],
      ['zone-state.no-visit', matchBoth(one.isOver, one.isNever)],
    ),
  ],
  aspects: {
    distance: 'zone-state-place',
    size: 'zone-state-size',
    touches: 'zone-state-visits',
  },
};
const touched = 'measure.touch-history';
const many = createZoneShapes('touch-history');
const isUndirected = isMissing(`${touched}.zone.direction`);
const touchHistory: MeasureTopics = {
  topics: [
    createTopic(
      'touch-history-count',
      ['touch-history.count.directed', many.isTouched],
      ['touch-history.count', matchBoth(many.isTouched, isUndirected)],
      ['touch-history.never.directed', many.isNever],
      ['touch-history.never', matchBoth(many.isNever, isUndirected)],
      ['touch-history.none', isMissing(`${touched}.zone.kind`)],
    ),
  ],
  leading: [
    createTopic('touch-history-reaction', [
      'touch-history.reaction',
      (facts) => facts.number(`${touched}.turned`) + facts.number(`${touched}.crossed`) > 0,
    ]),
    createPlaceTopic('touch-history'),
  ],
  rows: {
    facts: touched,
    topics: [createTopic('touch-history-row', 'touch-history.row')],
    groups: [
      {
        lead: createTopic('touch-history-dates', [
          'touch-history.dates',
          isAbove(`${touched}.visits`, 1),
        ]),
        when: has('row.from'),
        to: 3,
      },
    ],
  },
};

/** What is said about the measures of zones. */
export const structureZoneTopics = {
  'zone-list': zoneList,
  'zone-count': zoneCount,
  'zone-state': zoneState,
  'touch-history': touchHistory,
} as const satisfies Readonly<Record<string, MeasureTopics>>;
