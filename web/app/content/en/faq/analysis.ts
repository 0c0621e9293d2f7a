import { candleLimit, formatNumber, horizons } from '@vela/contracts';
import type { FaqEntry } from '../../faq-entry.ts';
import { list } from '../../parts/figures.ts';

export const technical: readonly FaqEntry[] = [
  {
    id: 'what-is-computed',
    question: 'Which structures are found on a chart?',
    answer: [
      'Swing highs and lows, breaks of structure, changes of character and market structure shifts, displacements, fair value gaps, order blocks, equal highs and lows, liquidity pools and sweeps, zones of support and resistance, highs and lows of sessions and of the day, week and month before, candlestick patterns and divergences. The [method library](/methods) defines each of them. Indicators can be added on the chart.',
    ],
  },
  {
    id: 'what-is-missing',
    question: 'What does the technical analysis leave out?',
    answer: [
      'Chart patterns such as head and shoulders, Elliott waves, and everything that needs an order book. They are not computed, so no answer speaks of them as if they were.',
    ],
  },
  {
    id: 'what-is-repainting',
    question: 'What is repainting, and does it happen here?',
    answer: [
      'A drawing repaints when it changes after the fact, so that the past looks better read than it was. Here a confirmed structure never changes its place or its time. Each carries two times: where it is drawn, and when it could first be known. Automatic tests hold this for every kind of structure.',
    ],
  },
  {
    id: 'why-different-elsewhere',
    question: 'Why do other tools draw other zones?',
    answer: [
      'Because terms such as order block have no binding definition, and because some tools erase what failed. We say which definition we use and keep what failed, marked as such.',
    ],
  },
  {
    id: 'several-timeframes',
    question: 'Does an analysis look at longer timeframes too?',
    answer: [
      'Yes: at two longer ones and a shorter one where candles exist, each with its own facts, and it says where they agree and where they do not. The tab “Facts” beside the chart lists all of them by timeframe, also those the text does not mention. A longer candle counts only when it has closed. See [several timeframes](/methods/several-timeframes).',
    ],
  },
  {
    id: 'how-many-candles',
    question: 'How many candles does an analysis use?',
    answer: [
      `You choose how many are shown and spoken of: ${candleLimit.min} to ${formatNumber(candleLimit.max, 0, 'en')}, normally ${candleLimit.default}. The computation itself always begins at the first stored candle of the series, so a structure does not depend on how much of the chart you look at.`,
    ],
  },
  {
    id: 'which-intervals',
    question: 'Which intervals can I choose?',
    answer: [
      'One, five, fifteen and thirty minutes, one and four hours, one day, one week and one month. Not every market has every interval: it depends on what its source holds.',
    ],
  },
  {
    id: 'base-rates',
    question: 'How often do such structures “work”?',
    answer: [
      'That depends on the series, so it is counted on the one you look at: ask “how often do gaps fill here?”. The answer gives the rate with the number of cases, an interval and the same at matched candles, and says so when the two cannot be told apart. Where too few cases exist, nothing is shown.',
    ],
  },
];

export const coming: readonly FaqEntry[] = [
  {
    id: 'fundamental-analysis',
    question: 'Is there a fundamental analysis of companies?',
    answer: [
      'In part. The chat reads the filings of some large American companies: the pillars, revenue, income, cash flow, margins and a discounted cash flow whose assumptions are named, each number with its filing. Of any other company it says that it has no filings. How it is computed, and what is not there yet, is on the page about [fundamental analysis](/learn-more-2).',
    ],
  },
  {
    id: 'forecasts',
    question: 'Which forecasts are there?',
    answer: [
      `For the companies whose filings come with Vela: revenue, net income and free cash flow over ${list(horizons.forecastYears, 'en')} years, pessimistic, realistic and optimistic, as three places of one distribution. Each answer says how often earlier bands of this company, made the same way, have held. There is no forecast of a price.`,
    ],
  },
  {
    id: 'real-estate',
    question: 'Can I analyse a property?',
    answer: [
      `Yes, in the chat and with your own figures: say the price and the rent, and it calculates ${horizons.realEstateYears} years of cash flow, the return on the money put in, and how sensitive both are. It has no data on house prices, rents or loan rates. See [real estate](/learn-more-3).`,
    ],
  },
  {
    id: 'news-and-back-test',
    question: 'Is there a news feed, a back-test or an interface for programs?',
    answer: [
      'Not yet. All three belong to paid plans that are not active; the [plans page](/urunler) marks every such feature.',
    ],
  },
];
