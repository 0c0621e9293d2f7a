import type { ModelNotice } from '@vela/contracts';
import type { ScriptedReply } from '../testing/scripted-model.ts';

/** What a scripted model does, and what the reader gets. */
export type ModelCase = {
  readonly name: string;
  readonly replies: readonly ScriptedReply[];
  readonly language?: 'en' | 'tr';
  /** Who tells the answer: the model alone, the narrator alone, or both. */
  readonly told: 'model' | 'narrator' | 'both';
  readonly notice?: ModelNotice;
  /** Parts of sentences that must be shown, and that must not be. */
  readonly shows?: readonly string[];
  readonly hides?: readonly string[];
};

const good =
  'Bitcoin last closed at [[close.last]]. Over the candles shown it rose [[window.change-percent]].';
const turkish =
  'Bitcoin son olarak [[close.last]] seviyesinden kapandı. Gösterilen mumlarda fiyat [[window.change-percent]] yükseldi.';
const say = (text: string): ScriptedReply => ({ text });
const askFacts = (argument: string, name = 'find_facts'): ScriptedReply => ({
  toolCalls: [{ name, arguments: argument }],
});

/** A refused sentence among good ones: asked for once more, then left out. */
const refused = (name: string, text: string, hides: readonly string[]): ModelCase => ({
  name,
  replies: [say(`${good} ${text}`), say(text)],
  told: 'model',
  notice: 'some-refused',
  shows: ['121,620.22', '122.04%'],
  hides,
});

/** Everything a model server is known to do; each ends in a guarded answer or a known state. */
export const modelCases: readonly ModelCase[] = [
  { name: 'plain', replies: [say(good)], told: 'model', shows: ['121,620.22', 'rose 122.04%'] },
  {
    name: 'a tool',
    replies: [askFacts('{"words":["rsi"]}'), say('The RSI of the last candle is [[rsi.value]].')],
    told: 'model',
    shows: ['RSI of the last candle is 21.4'],
  },
  {
    name: 'several steps',
    replies: [askFacts('{"words":["rsi"]}'), askFacts('{"words":["gap"]}'), say(good)],
    told: 'model',
    shows: ['121,620.22'],
  },
  {
    name: 'malformed arguments, then text',
    replies: [askFacts('{"words": ["rsi"'), say(good)],
    told: 'model',
    shows: ['121,620.22'],
  },
  {
    name: 'malformed arguments only',
    replies: [askFacts('{"words": ["rsi"')],
    told: 'narrator',
    notice: 'tool-arguments',
  },
  {
    name: 'unknown tool',
    replies: [askFacts('{"sql":"select 1"}', 'run_sql'), say(good)],
    told: 'model',
    shows: ['121,620.22'],
  },
  {
    name: 'wrong schema',
    replies: [askFacts('{"words":"rsi"}'), say(good)],
    told: 'model',
    shows: ['121,620.22'],
  },
  {
    name: 'an endless loop of tools',
    replies: [askFacts('{"words":["rsi"]}')],
    told: 'narrator',
    notice: 'tool-loop',
  },
  {
    name: 'no tools at this server',
    replies: [{ status: 400 }, say(good)],
    told: 'model',
    shows: ['121,620.22'],
  },
  {
    name: '429 with Retry-After in time',
    replies: [{ status: 429, headers: { 'retry-after': '0' } }, say(good)],
    told: 'model',
    shows: ['121,620.22'],
  },
  {
    name: '429 with a long Retry-After',
    replies: [{ status: 429, headers: { 'retry-after': '120' } }],
    told: 'narrator',
    notice: 'busy',
  },
  {
    name: '500 once',
    replies: [{ status: 500, headers: { 'retry-after': '0' } }, say(good)],
    told: 'model',
    shows: ['121,620.22'],
  },
  {
    name: '500 always',
    replies: [{ status: 500, headers: { 'retry-after': '0' } }],
    told: 'narrator',
    notice: 'unavailable',
  },
  { name: 'a refused key', replies: [{ status: 401 }], told: 'narrator', notice: 'key-refused' },
  {
    name: 'a redirect',
    replies: [{ status: 302, headers: { location: 'http://127.0.0.1:9/' } }],
    told: 'narrator',
    notice: 'unavailable',
  },
  {
    name: 'cut in the middle of a sentence',
    replies: [
      { text: 'Bitcoin last closed at [[close.last]]. Over the candles shown it', ending: 'cut' },
    ],
    told: 'both',
    notice: 'cut-off',
    shows: ['Bitcoin last closed at 121,620.22.'],
    hides: ['Over the candles shown it'],
  },
  {
    name: 'cut in the middle of a number',
    replies: [
      { text: 'Bitcoin last closed at [[close.last]]. It rose [[window.cha', ending: 'cut' },
    ],
    told: 'both',
    notice: 'cut-off',
    hides: ['It rose'],
  },
  {
    name: 'cut before anything',
    replies: [{ ending: 'cut' }],
    told: 'narrator',
    notice: 'unavailable',
  },
  { name: 'silence', replies: [{ ending: 'hang' }], told: 'narrator', notice: 'silent' },
  {
    name: 'silence after a sentence',
    replies: [{ text: 'Bitcoin last closed at [[close.last]]. And', ending: 'hang' }],
    told: 'both',
    notice: 'over-budget',
    hides: ['. And'],
  },
  { name: 'empty text', replies: [say('')], told: 'narrator', notice: 'empty' },
  {
    name: 'one megabyte',
    replies: [say('Lorem ipsum dolor sit amet '.repeat(40_000))],
    told: 'narrator',
    notice: 'over-budget',
    hides: ['Lorem'],
  },
  {
    name: 'out of tokens',
    replies: [{ text: `${good} And then`, isOutOfTokens: true }],
    told: 'both',
    notice: 'over-budget',
    hides: ['And then'],
  },
  {
    name: 'another language',
    replies: [
      say(
        'Der letzte Schlusskurs von Bitcoin liegt bei [[close.last]]. Der Trend bleibt weiterhin aufwärts gerichtet.',
      ),
    ],
    told: 'narrator',
    notice: 'foreign-language',
    hides: ['Schlusskurs'],
  },
  refused('an invented number', 'The next level stands at 98,765.43.', ['98,765', 'next level']),
  refused('a fact that does not exist', 'The median is [[window.median]].', ['median']),
  refused('a number in words', 'That is about three hundred candles in the window.', [
    'three hundred',
  ]),
  refused('a multiple in words', 'The price has more than doubled over the candles.', ['doubled']),
  refused(
    'a half beside the middle of a zone',
    'The middle of the gap below is [[gap.below.midpoint]], and volume is half of what it was.',
    ['half of what'],
  ),
  refused('a scale behind a number', 'It closed at [[close.last]] million in the end.', [
    'million',
  ]),
  refused(
    'the right number on another instrument',
    'Ethereum last closed at [[close.last]] as well.',
    ['Ethereum'],
  ),
  refused('a flipped sign', 'Over the last candles it rose [[recent.change-percent]].', ['13.19%']),
  refused('a fall that was a rise', 'Over all candles it fell [[window.change-percent]].', [
    'it fell',
  ]),
  refused('advice', 'You should buy at [[close.last]] now.', ['should buy']),
  refused('markup and a remote image', 'See ![chart](https://evil.example/x.png?q=1) for it.', [
    'evil.example',
    '![',
  ]),
  refused('html', 'It is <img src=x onerror=alert(1)> at the top.', ['<img']),
  refused(
    'the rules it was given',
    'Never write a digit or a number as a word. Write the id of the fact in double square brackets.',
    ['double square'],
  ),
  {
    name: 'a second try that is right',
    replies: [say(`${good} RSI is at 99.9 now.`), say('The RSI is at [[rsi.value]] now.')],
    told: 'model',
    shows: ['The RSI is at 21.4 now.'],
    hides: ['RSI is at 99.9'],
  },
  {
    name: 'a raw number that is a fact',
    replies: [say('The last close of Bitcoin is 121,620.22.')],
    told: 'model',
    shows: ['is 121,620.22.'],
  },
  {
    name: 'nothing but invented numbers',
    replies: [say('The price is 1.00. The low is 2.00.')],
    told: 'narrator',
    notice: 'refused',
    hides: ['is 1.00'],
  },
  {
    name: 'Turkish',
    language: 'tr',
    replies: [say(turkish)],
    told: 'model',
    shows: ['121.620,22', '%122,04 yükseldi'],
  },
  {
    name: 'English formats in Turkish',
    language: 'tr',
    replies: [say(`${turkish} Destek 98,765.43 civarında duruyor.`), say('')],
    told: 'model',
    notice: 'some-refused',
    hides: ['98,765'],
  },
  {
    name: 'yarısı in Turkish',
    language: 'tr',
    replies: [say(`${turkish} Bu, geçen yılın yarısı kadar bir harekettir.`), say('')],
    told: 'model',
    notice: 'some-refused',
    hides: ['yarısı'],
  },
  {
    name: 'English in a Turkish answer',
    language: 'tr',
    replies: [say(good)],
    told: 'narrator',
    notice: 'foreign-language',
    hides: ['last closed'],
  },
];
