import { intervals, languages, type Language } from '@vela/contracts';
import { describe, expect, it } from 'vitest';
import { guardSentence } from '../guard/guard-sentence.ts';
import { listLabels } from '../list-labels.ts';
import { readNumbers } from '../testing/read-numbers.ts';
import { gatherAt, marketBegins, quarterMs } from '../testing/timeframe-market.ts';
import { createSeed, toSpeech, type AnalysisCore } from './narration.ts';
import { narrateTimeframes } from './timeframe-narration.ts';

const cores: readonly AnalysisCore[] = await Promise.all(
  [2000, 4500, 7000, 9500, 12_000].flatMap((end) =>
    (['15m', '1h', '4h'] as const).map(
      async (interval) => (await gatherAt(marketBegins + end * quarterMs, interval)).analysis,
    ),
  ),
);

type Told = ReturnType<typeof narrateTimeframes>;

function narrateCore(core: AnalysisCore, language: Language): Told {
  return narrateTimeframes(core, { speech: toSpeech(core, language), seed: createSeed(core) });
}

function listNumbers(told: Told, language: Language): string[][] {
  return told.map(({ sentence: { spans, text } }) =>
    spans
      .map(
        ({ start, end, factId }) =>
          `${factId}=${readNumbers(text.slice(start, end), language)[0]?.value}`,
      )
      .toSorted((one, other) => one.localeCompare(other)),
  );
}

describe('the narration of the timeframes', () => {
  it.each(languages)('passes the guard (%s)', (language) => {
    for (const core of cores) {
      const context = {
        language,
        labels: listLabels(core, language),
        facts: new Map(core.facts.map((fact) => [fact.id, fact])),
      };
      const told = narrateCore(core, language);
      expect(told.length).toBeGreaterThanOrEqual(4);
      for (const { sentence } of told) {
        expect([sentence.text, guardSentence(sentence, context)]).toEqual([sentence.text, []]);
        expect(sentence.text).toMatch(/^[\p{Lu}\d][^{}]*\.$/u);
      }
    }
  });

  it('contains the same numbers in both languages, sentence by sentence', () => {
    for (const core of cores) {
      const [en, tr] = [narrateCore(core, 'en'), narrateCore(core, 'tr')];
      expect(tr.map(({ key }) => key)).toEqual(en.map(({ key }) => key));
      expect(listNumbers(tr, 'tr')).toEqual(listNumbers(en, 'en'));
    }
  });

  it('lists timeframes longest first, including the chart’s own', () => {
    for (const core of cores) {
      const frames = narrateCore(core, 'en').flatMap(({ key, sentence }) => {
        if (!['frame.event', 'frame.event.split', 'frame.fresh', 'frame.bias'].includes(key))
          return [];
        const [, other] = /^timeframe\.(\w+)\./.exec(sentence.factIds[0] ?? '') ?? [];
        return [intervals.findIndex((interval) => interval === (other ?? core.interval))];
      });
      expect(frames.length).toBeGreaterThan(1);
      expect(frames).toEqual(frames.toSorted((one, other) => other - one));
      expect(frames).toContain(intervals.indexOf(core.interval));
    }
  });

  it('says so without other timeframes', () => {
    const [core] = cores;
    const alone = core && {
      ...core,
      facts: core.facts.filter(({ id }) => !id.startsWith('timeframe')),
    };
    expect(alone && narrateCore(alone, 'en').map(({ key }) => key)).toEqual(['frames.none']);
  });
});
