import { brand } from '@vela/contracts';
import type { FaqEntry } from '../../faq-entry.ts';

export const product: readonly FaqEntry[] = [
  {
    id: 'what-is-vela',
    question: `What is ${brand.name}?`,
    answer: [
      `${brand.name} explains price charts in plain language. You pick a market and an interval and ask; the answer stands beside a chart on which the structures it speaks of are drawn.`,
      'Each number in an answer is a link: it shows the candles and the definition it was computed from, and lights up on the chart what it speaks of.',
    ],
  },
  {
    id: 'who-is-it-for',
    question: 'Who is it for?',
    answer: [
      'For people who read charts and want to see what a reading rests on: private investors, students of the market, and teams who need the same definition for everybody. No knowledge of programming is needed.',
    ],
  },
  {
    id: 'does-it-give-advice',
    question: 'Does it tell me what to buy or sell?',
    answer: [
      'No. There are no buy or sell signals, no price targets, no portfolio advice and no recommendations made for you. What you do with an explanation is your own decision; read the [risk disclosure](/Risk) first.',
    ],
  },
  {
    id: 'can-it-trade',
    question: 'Can it trade for me, or connect to my broker?',
    answer: [
      `No. ${brand.name} places no orders, is no broker and never asks for the keys of an account at a broker, an exchange or a bank.`,
    ],
  },
  {
    id: 'which-markets',
    question: 'Which markets are covered?',
    answer: [
      'Crypto pairs, large US stocks, well-known indices, commodities such as gold and oil, and currency pairs. The symbol search of the chat lists them, with their everyday names in English and Turkish.',
      'Borsa Istanbul is not covered. Its symbols are recognised and answered with just that, so that they are never mistaken for another company.',
    ],
  },
  {
    id: 'which-languages',
    question: 'Which languages does it speak?',
    answer: [
      'English and Turkish, on every page and in every answer. The switch is at the top of each page. Numbers are the same in both; only how they are written changes.',
    ],
  },
  {
    id: 'mobile-app',
    question: 'Is there a mobile app?',
    answer: [
      'Not yet. The site works on a phone’s browser, down to narrow screens. What is planned for iOS and Android is on the [mobile app page](/mobile-app).',
    ],
  },
];

export const trust: readonly FaqEntry[] = [
  {
    id: 'is-it-a-language-model',
    question: 'Are the answers written by a language model?',
    answer: [
      'A built-in narrator writes the sentences from computed facts, in English and Turkish. Where a language model is connected and you agree, it writes them in its own words; the numbers still come from the facts, and each sentence is checked against them.',
      'Whoever writes, every sentence is checked before it is shown: a number that belongs to no fact, or a sentence that gives advice, does not get through.',
    ],
  },
  {
    id: 'where-do-numbers-come-from',
    question: 'Where does a number in an answer come from?',
    answer: [
      'From a fact with a value, a unit, a time, a source and a definition. Click the number: a card shows all of it, down to the candles that were used. How facts are computed is explained on the page about [technical analysis](/learn-more-1).',
    ],
  },
  {
    id: 'data-sources',
    question: 'Where does the market data come from?',
    answer: [
      'From files of candles that the operator of this site has put in place, and for crypto pairs from the public interface of an exchange. The source, the time of the last candle and known faults stand beside every analysis.',
    ],
  },
  {
    id: 'simulated-data',
    question: 'What does “simulated data” mean?',
    answer: [
      'Where no real data can be reached, an installation for trying the product out may show generated prices. They are marked in the chart, in the answer and in the card about the source, and they describe no real market. An installation for the public never shows them.',
    ],
  },
  {
    id: 'how-fresh',
    question: 'How fresh is the data?',
    answer: [
      'An analysis rests on closed candles only and names the time it is as of. When a newer candle should exist by now, the source is marked as not up to date, with its age.',
    ],
  },
  {
    id: 'data-faults',
    question: 'What happens when the data has faults?',
    answer: [
      'Small ones are named: missing candles, repeated ones, jumps in price, candles without volume. A file that cannot be trusted is refused, and the refusal says what is wrong with it. Nothing is filled in silently.',
    ],
  },
];
