import type { Sentence } from '@vela/contracts';
import type { MeasureId } from '@vela/engine';
import { createTopic, isNumber, matchAll } from '../measures/create-topic.ts';
import type { MeasureTopics } from '../measures/measure-topics.ts';
import { has, isAbove, isMissing } from '../narrator/conditions.ts';
import type { Speech } from '../narrator/sentence-template.ts';
import { toRowSpeech } from './row-speech.ts';

const [isOne, isSeveral] = [isNumber('left-out.count', 1), isAbove('left-out.count', 1)];
const [isNamed, isNameless] = [has('left-out.symbol'), isMissing('left-out.symbol')];

const topics: MeasureTopics['topics'] = [
  createTopic(
    'left-out',
    ['left-out.candle', matchAll(isOne, isNameless)],
    ['left-out.candles', matchAll(isSeveral, isNameless)],
    ['left-out.candle.named', matchAll(isOne, isNamed)],
    ['left-out.candles.named', matchAll(isSeveral, isNamed)],
    'left-out.periods',
    'left-out.gaps',
    'left-out.side',
  ),
];
/** At most as many instruments are compared. */
const maxSides = 10;

/** What a measure leaves out since a price of zero or below has no percentage, by instrument. */
export function tellLeftOut(
  id: MeasureId,
  speech: Speech,
  say: (speech: Speech, topics: MeasureTopics['topics']) => Sentence[],
): Sentence[] {
  return Array.from({ length: maxSides }, (_, place) => `measure.${id}.left-out.${place + 1}`)
    .filter((facts) => [...speech.facts.keys()].some((one) => one.startsWith(`${facts}.`)))
    .flatMap((facts) => say(toRowSpeech(speech, { facts, name: 'left-out' }), topics));
}
