import { instrumentCatalogue } from '@vela/market-data';
import type { AnalysisRequest, Language } from '@vela/contracts';
import { describe, expect, it } from 'vitest';
import type { ConversationContext } from '../answer-part.ts';
import { parseQuestion } from '../parse-question.ts';

const now = Date.UTC(2026, 10, 21, 18);

/** The request of the last of some turns. */
function readTurns(language: Language, turns: readonly string[]): AnalysisRequest {
  let context: ConversationContext = {};
  let read: AnalysisRequest | undefined;
  for (const message of turns) {
    const question = { message, language, chosen: {}, context, now };
    read = parseQuestion(question, instrumentCatalogue);
    const { plan, symbol, interval } = read;
    context = {
      ...(symbol === undefined ? {} : { symbol }),
      interval,
      lastUnderstanding: { intent: plan.intent, request: read },
    };
  }
  if (read === undefined) throw new Error('no turn');
  return read;
}

describe('words that mean a figure where a company is named', () => {
  it.each([
    ['en', 'leverage of coca cola', 'KO', ['debt-to-equity']],
    ['en', 'did exxons profit grow', 'XOM', ['income-growth']],
    ['en', 'how much does IBM sell', 'IBM', ['revenue']],
    ['en', 'is exxon drowning in debt', 'XOM', ['debt']],
    ['en', 'pillars 1 and 8 for Microsoft', 'MSFT', ['price-to-earnings', 'price-to-cash-flow']],
    ['en', 'not the revenue but the net income of Apple', 'AAPL', ['net-income']],
    ['tr', 'apple borç batağında mı', 'AAPL', ['debt']],
    ['tr', 'coca cola kaldıracı', 'KO', ['debt-to-equity']],
    ['tr', 'ko kâr kalitesi', 'KO', ['quality']],
    ['tr', 'IBM geliri değil kârı', 'IBM', ['net-income']],
  ] as const)('%s: %s', (...[language, text, symbol, figures]) => {
    const read = readTurns(language, [text]);
    expect(read).toMatchObject({ symbol, plan: { intent: 'company' } });
    expect(read.plan.figures?.toSorted()).toEqual([...figures].toSorted());
  });

  it.each([
    ['en', 'should I sell Apple', 'advice'],
    ['en', 'my family is in deep debt because of me', 'distress'],
    ['en', 'biggest loss of Apple in a day', 'measure'],
    ['tr', 'Apple son 1 ayda ne kadar kazandırdı', 'measure'],
  ] as const)('and nothing of a company in "%s: %s"', (language, text, intent) => {
    expect(readTurns(language, [text]).plan.intent).toBe(intent);
  });
});

describe('an overview', () => {
  it('is of the company where that is the mode chosen, else of the chart', () => {
    const intents = (['fundamental', 'technical'] as const).map((mode) => {
      const asked = {
        message: 'Apple overview',
        language: 'en',
        chosen: { mode },
        context: {},
        now,
      } as const;
      return parseQuestion(asked, instrumentCatalogue).plan.intent;
    });
    expect(intents).toEqual(['company', 'analyze']);
  });
});

describe('the day of what is known', () => {
  it.each([
    ['en', 'apple as of 2019', '2019-12-31'],
    ['en', 'KO pillars as of june 2021', '2021-06-30'],
    ['en', "what did we know about exxon's debt on 15 march 2020", '2020-03-15'],
    ['tr', 'apple 2019 itibarıyla', '2019-12-31'],
    ['tr', 'KO sütunlar 30 haziran 2021 itibariyle', '2021-06-30'],
    ['tr', "mart 2020'de exxon'un borcu ne biliniyordu", '2020-03-31'],
  ] as const)('%s: %s', (language, text, day) => {
    const { plan } = readTurns(language, [text]);
    expect(plan.intent).toBe('company');
    expect(plan.knownOn).toBe(Date.parse(day));
    expect(plan.fiscalYear).toBeUndefined();
  });
});

describe('a company that no list has', () => {
  it.each([
    ['en', 'Nestle roe', 'Nestle'],
    ['en', "what is toyota's intrinsic value", 'toyota'],
    ['tr', 'samsung serbest nakit akışı', 'samsung'],
    ['tr', "Ferrari'nin borcu", 'Ferrari'],
  ] as const)('is asked back about: %s: %s', (language, text, name) => {
    const { plan, symbol } = readTurns(language, ['KO roic', text]);
    expect(plan).toMatchObject({ intent: 'unknown-symbol', unread: { name } });
    expect(symbol).toBeUndefined();
  });
});

describe('a turn after a question about a company', () => {
  it.each([
    ['en', ['KO roe', 'and for google'], 'GOOGL', 'return-on-equity'],
    ['en', ['KO pillars', 'why does 7 fail?'], 'KO', 'liabilities-to-cash-flow'],
    ['tr', ['ibm roic', 'google için?'], 'GOOGL', 'return-on-capital'],
    ['tr', ['jpm borcu', 'roe peki'], 'JPM', 'return-on-equity'],
  ] as const)('%s: %j', (...[language, turns, symbol, figure]) => {
    expect(readTurns(language, turns)).toMatchObject({ symbol, plan: { figures: [figure] } });
  });

  it('asks for both companies of the ones before', () => {
    const { symbol, plan } = readTurns('en', ['AAPL gross margin', 'and IBM', 'both in 2015']);
    expect(new Set([symbol, ...(plan.others ?? [])])).toEqual(new Set(['AAPL', 'IBM']));
    expect(plan.fiscalYear).toBe(2015);
  });
});

describe('words of a figure in a question about a price', () => {
  it.each([
    ['en', 'is silver cheap compared with last year'],
    ['en', 'did the gap nvidia left after earnings close'],
    ['en', 'where was apple before its last earnings'],
    ['en', 'were more shares traded in tesla than usual'],
    ['tr', 'gümüş ucuz mu bu aralıkta'],
    ['tr', 'meta bilanço sonrası boşluğu kapattı mı'],
    ['tr', 'teslayı on yıl tutan yıllık kaç kazandı'],
  ] as const)('%s: %s', (language, text) => {
    expect(readTurns(language, [text]).plan.intent).not.toBe('company');
  });
});
