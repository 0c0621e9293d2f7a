import { intervals, languages, type Language } from '@vela/contracts';
import { describe, expect, it } from 'vitest';
import { guardSentence } from '../guard/guard-sentence.ts';
import { labelsOf } from '../guarded-sentences.ts';
import { readNumbers } from '../testing/second-parser.ts';
import { gatherAt, marketBegins, quarterMs } from '../testing/timeframe-market.ts';
import { seedOf, toSpeech, type AnalysisCore } from './narration.ts';
import { tellTimeframes } from './timeframe-narration.ts';

const cores: readonly AnalysisCore[] = await Promise.all(
  [2000, 4500, 7000, 9500, 12_000].flatMap((end) =>
    (['15m', '1h', '4h'] as const).map(
      async (interval) => (await gatherAt(marketBegins + end * quarterMs, interval)).analysis,
    ),
  ),
);

type Told = ReturnType<typeof tellTimeframes>;

function tellingOf(core: AnalysisCore, language: Language): Told {
  return tellTimeframes(core, { speech: toSpeech(core, language), seed: seedOf(core) });
}

function numbersOf(told: Told, language: Language): string[][] {
  return told.map(({ sentence: { spans, text } }) =>
    spans
      .map(
        ({ start, end, factId }) =>
          `${factId}=${readNumbers(text.slice(start, end), language)[0]?.value}`,
      )
      .toSorted((one, other) => one.localeCompare(other)),
  );
}

describe('the story of the timeframes', () => {
  it.each(languages)('passes the guard (%s)', (language) => {
    for (const core of cores) {
      const context = {
        language,
        labels: labelsOf(core, language),
        facts: new Map(core.facts.map((fact) => [fact.id, fact])),
      };
      const told = tellingOf(core, language);
      expect(told.length).toBeGreaterThanOrEqual(5);
      for (const { sentence } of told) {
        expect([sentence.text, guardSentence(sentence, context)]).toEqual([sentence.text, []]);
        expect(sentence.text).toMatch(/^[\p{Lu}\d][^{}]*\.$/u);
      }
    }
  });

  it('says the same numbers in both languages, sentence by sentence', () => {
    for (const core of cores) {
      const [en, tr] = [tellingOf(core, 'en'), tellingOf(core, 'tr')];
      expect(tr.map(({ key }) => key)).toEqual(en.map(({ key }) => key));
      expect(numbersOf(tr, 'tr')).toEqual(numbersOf(en, 'en'));
    }
  });

  it('goes from the longest down, with the chart’s own in its place', () => {
    for (const core of cores) {
      const frames = tellingOf(core, 'en').flatMap(({ key, sentence }) => {
        if (!['frame.event', 'frame.fresh', 'frame.bias'].includes(key)) return [];
        const [, other] = /^timeframe\.(\w+)\./.exec(sentence.factIds[0] ?? '') ?? [];
        return [intervals.findIndex((interval) => interval === (other ?? core.interval))];
      });
      expect(frames.length).toBeGreaterThan(1);
      expect(frames).toEqual(frames.toSorted((one, other) => other - one));
      expect(frames).toContain(intervals.indexOf(core.interval));
    }
  });

  it('says so when there is no other', () => {
    const [core] = cores;
    const alone = core && {
      ...core,
      facts: core.facts.filter(({ id }) => !id.startsWith('timeframe')),
    };
    expect(alone && tellingOf(alone, 'en').map(({ key }) => key)).toEqual(['frames.none']);
  });
});
