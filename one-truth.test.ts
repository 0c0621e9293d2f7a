import type { StreamedTechnicalAnalysis, WireFinding } from '@vela/contracts';
import { describe, expect, it } from 'vitest';
import { answerQuestion } from './analyst/src/answer-question.ts';
import { builtInNarrator } from './analyst/src/built-in-narrator.ts';
import { createSeriesAnalyses } from './analyst/src/series/series-analyses.ts';
import { createWindows, type Window } from './analyst/src/testing/narration-corpus.ts';
import { hasSharedData, realCandles } from './analyst/src/testing/real-candles.ts';
import { isFullRun } from './analyst/src/testing/tier.ts';
import { createMarketData } from './market-data/src/index.ts';
import { presets } from './web/app/features/chart/legend/preset.ts';
import {
  countLegend,
  selectShownFindings,
} from './web/app/features/chart/legend/zone-visibility.ts';
import {
  chooseSpokenIds,
  findMentionedIds,
} from './web/app/features/chart/spoken/spoken-findings.ts';
import { listTableRows } from './web/app/features/chart/structures-table.tsx';
import { summarizeZones } from './web/app/features/chart/summary/summarize-chart.ts';

// Text, legend, table, description and picture of one screen are compared: a reader who counts the
// gaps in any of them, or looks for the nearest, finds the same.

const store = {
  read: () => Promise.resolve(undefined),
  append: () => Promise.resolve(),
  replace: () => Promise.resolve(),
};
const marketData = createMarketData({
  mode: 'files',
  filesDir: realCandles,
  allowSimulated: true,
  store,
});
const series = hasSharedData
  ? ([
      ['BTCUSDT', '1d'],
      ['AAPL', '1d'],
      ['BTCUSDT', '1h'],
      ['EURUSD', '15m'],
      ['SPX', '1d'],
      ['CL', '1d'],
      ['NVDA', '1d'],
      ['USDTRY', '1d'],
    ] as const)
  : ([['VIX', '1d']] as const);
/** 200 windows over all series; in the short run 12 of the first two, whose files are small. */
const compared = isFullRun ? series : series.slice(0, 2);
const windowsEach = Math.ceil((isFullRun ? 200 : 12) / compared.length);
const questions = [
  { intent: 'analyze' },
  { intent: 'gaps', concept: 'fair-value-gap' },
  { intent: 'blocks', concept: 'order-block' },
] as const;

type Told = {
  readonly analysis: StreamedTechnicalAnalysis & { findings: WireFinding[] };
  readonly factIds: readonly string[];
  /** What is written for each fact, in the order told. */
  readonly written: ReadonlyMap<string, string>;
};

async function tell(window: Window, plan: (typeof questions)[number]): Promise<Told> {
  const { instrument, interval, limit, now } = window;
  const deps = {
    marketData: window.marketData,
    seriesAnalyses: createSeriesAnalyses(),
    narrator: builtInNarrator,
    newId: () => 'analysis',
  };
  const request = {
    symbol: instrument.symbol,
    interval,
    window: { limit },
    mode: 'technical',
    language: 'en',
    plan,
  } as const;
  const question = { message: '', language: 'en', chosen: {}, context: {}, request, now } as const;
  const written = new Map<string, string>();
  let analysis: Told['analysis'] | undefined;
  for await (const part of answerQuestion(question, deps)) {
    if (part.type === 'analysis' && part.data.mode === 'technical') analysis = part.data;
    if (part.type !== 'sentence') continue;
    for (const { start, end, factId } of part.data.spans)
      written.set(factId, part.data.text.slice(start, end));
  }
  if (analysis === undefined) throw new Error('no analysis');
  return { analysis, factIds: [...written.keys()], written };
}

const zones = [
  { group: 'gaps', count: 'count.open-gaps', prefix: 'gap' },
  { group: 'order-blocks', count: 'count.open-blocks', prefix: 'block' },
] as const;

/** A price as it is written beside a fact. */
function writeLike(value: number, text: string): string {
  const decimals = text.split('.')[1]?.length ?? 0;
  return value.toLocaleString('en-US', {
    minimumFractionDigits: decimals,
    maximumFractionDigits: decimals,
  });
}

/** Every number that says how many zones stand, and every zone that is called the nearest. */
function listDifferences({ analysis, factIds, written }: Told): string[] {
  const { findings, facts } = analysis;
  const getValue = (id: string) => facts.find((fact) => fact.id === id)?.value;
  const price = Number(getValue('close.last'));
  const legend = countLegend(findings, presets.everything, price);
  const described = summarizeZones(findings, price);
  const mentioned = findMentionedIds(facts, factIds);
  const drawnFirst = chooseSpokenIds(findings, price, mentioned);
  const drawn = selectShownFindings(findings, presets.liquidity, {
    lit: new Set(),
    mentioned,
    price,
  });
  return zones.flatMap(({ group, count, prefix }) => {
    const standing = (['fresh', 'touched'] as const).flatMap((phase) =>
      listTableRows(findings, { group, phase }),
    );
    const counted = [
      getValue(count),
      legend.find((row) => row.group === group)?.shown,
      standing.length,
      described[group === 'gaps' ? 'gaps' : 'blocks'].count,
      drawn.filter(({ id }) => standing.some((row) => row.id === id)).length,
    ];
    const sides = (['above', 'below'] as const).map((side) =>
      written.get(`${prefix}.${side}.count`),
    );
    if (sides.every((text) => text !== undefined)) {
      const inside = standing.filter(({ top, bottom }) => bottom < price && price < top).length;
      counted.push(sides.reduce((sum, text) => sum + Number(text), inside));
    }
    const differing = new Set(counted).size === 1 ? [] : [`${group} ${counted.join(' ')}`];
    return [
      ...differing,
      ...(['above', 'below'] as const).flatMap((side) => {
        const nearest = described[group === 'gaps' ? 'gaps' : 'blocks'][side];
        const text = written.get(`${prefix}.${side}.bottom`);
        const same =
          getValue(`${prefix}.${side}.top`) === nearest?.top &&
          getValue(`${prefix}.${side}.bottom`) === nearest?.bottom &&
          (nearest === undefined || drawnFirst.has(nearest.id)) &&
          (text === undefined ||
            (nearest !== undefined && text === writeLike(nearest.bottom, text)));
        return same ? [] : [`${prefix} ${side} ${nearest?.bottom} ${text}`];
      }),
    ];
  });
}

describe('one truth on one screen', () => {
  it(`text, legend, table, description and picture agree in ${windowsEach} windows of each series`, async () => {
    let count = 0;
    for (const [symbol, interval] of compared) {
      const windows = await createWindows({ symbol, interval, windows: windowsEach }, marketData);
      for (const window of windows) {
        const told: Told[] = [];
        for (const question of questions) told.push(await tell(window, question));
        const place = `${symbol} ${interval} ${window.limit}`;
        expect([place, told.flatMap(listDifferences)]).toEqual([place, []]);
        // The legend of each group is the same whatever was asked.
        const [first, ...others] = told.map(({ analysis }) =>
          countLegend(analysis.findings, presets.everything, 0),
        );
        for (const other of others) expect(other).toEqual(first);
        count += 1;
      }
    }
    expect(count).toBe(windowsEach * compared.length);
  }, 120_000);
});
