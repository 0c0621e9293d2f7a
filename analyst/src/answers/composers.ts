import type { Intent } from '@vela/contracts';
import { composeBaseRates } from '../base-rates/compose-base-rates.ts';
import type { Gathered } from '../gather-facts.ts';
import type { ParsedQuestion } from '../read-question.ts';
import {
  composeAnalysis,
  composeBias,
  composeChanges,
  composeSweep,
  composeVolatility,
} from './compose-chart.ts';
import { composeComparison } from './compose-comparison.ts';
import { composeConcept } from './compose-concept.ts';
import { composeData, composeDataInGeneral } from './compose-data.ts';
import { composeFailure } from './compose-failure.ts';
import { composeFindings } from './compose-findings.ts';
import { composeIndicator } from './compose-indicator.ts';
import { composeSessions } from './compose-sessions.ts';
import { composeTimeframes } from './compose-timeframes.ts';
import { composeBlocks, composeGaps, composeLevels } from './compose-zones.ts';
import { composePlain, type Composition } from './composition.ts';
import type { Material } from './material.ts';

type Compose = (parsed: ParsedQuestion, material: Material) => Composition;
type ComposeChart = (gathered: Gathered, parsed: ParsedQuestion, material: Material) => Composition;

const sinceExamples = {
  en: '"since 12 March 2026", "since October", "since Monday", "in the last 20 candles"',
  tr: '“12 Mart 2026’dan beri”, “ekimden beri”, “pazartesiden beri”, “son 20 mumda”',
} as const;

function candidatesOf({ understanding: { suggestions = [] } }: ParsedQuestion): string {
  return suggestions.map(({ symbol, name }) => `${symbol} (${name})`).join(', ');
}

function typedMethod({ refused }: ParsedQuestion): { readonly typed: string } | undefined {
  return refused.method === '' ? undefined : { typed: refused.method };
}

/** An answer that needs a chart; without an instrument or candles it says so. */
function onChart(composeChart: ComposeChart): Compose {
  return (parsed, material) => {
    const { gathered } = material;
    if (gathered === undefined) {
      return composePlain(
        parsed,
        parsed.asksForAdvice
          ? ['advice.no', 'advice.offer']
          : ['no-instrument.a', 'no-instrument.b'],
      );
    }
    return gathered.kind === 'gathered'
      ? composeChart(gathered, parsed, material)
      : composeFailure(gathered, parsed);
  };
}

function composeSince(parsed: ParsedQuestion, material: Material): Composition {
  if (parsed.refused.since === '')
    return onChart((gathered) => composeChanges(gathered, parsed, material.stretch))(
      parsed,
      material,
    );
  const examples = sinceExamples[parsed.understanding.language];
  return composePlain(parsed, ['since.unclear.a', 'since.unclear.b'], {
    typed: parsed.refused.since,
    examples,
  });
}

/** Of the two to compare only one is known: the same one twice, or a name that nobody knows. */
function composeHalfComparison(parsed: ParsedQuestion, symbol: string): Composition {
  const keys =
    parsed.strangeName === ''
      ? (['compare.which'] as const)
      : (['unknown-symbol.a', 'compare.which'] as const);
  return composePlain(parsed, keys, { typed: parsed.strangeName, symbol });
}

const composeAdvice: ComposeChart = (gathered, parsed, material) =>
  parsed.other === undefined
    ? composeAnalysis(gathered, parsed)
    : composeComparison(gathered, parsed, material);

/** How each kind of question is answered. */
export const composers = {
  analyze: onChart(composeAnalysis),
  advice: onChart(composeAdvice),
  levels: onChart(composeLevels),
  gaps: onChart(composeGaps),
  blocks: onChart(composeBlocks),
  bias: onChart(composeBias),
  volatility: onChart(composeVolatility),
  'last-sweep': onChart(composeSweep),
  killzone: composeSessions,
  timeframes: onChart(composeTimeframes),
  indicator: (parsed, material) =>
    material.indicator === undefined
      ? composePlain(parsed, ['indicator.unknown', 'indicator.known'])
      : onChart(composeIndicator)(parsed, material),
  findings: (parsed, material) =>
    material.gathered === undefined && parsed.understanding.concept === 'fibonacci'
      ? composeConcept(parsed, undefined)
      : onChart(composeFindings)(parsed, material),
  'base-rate': onChart(composeBaseRates),
  compare: (parsed, material) =>
    parsed.instrument === undefined || parsed.other !== undefined
      ? onChart(composeComparison)(parsed, material)
      : composeHalfComparison(parsed, parsed.instrument.symbol),
  'changed-since': composeSince,
  concept: (parsed, { gathered }) =>
    composeConcept(parsed, gathered?.kind === 'gathered' ? gathered : undefined),
  data: (parsed, material) =>
    material.gathered === undefined
      ? composeDataInGeneral(parsed)
      : onChart(composeData)(parsed, material),
  help: (parsed) => composePlain(parsed, ['help.a', 'help.b', 'help.c']),
  unknown: (parsed) =>
    composePlain(
      parsed,
      [parsed.refused.method === '' ? 'unknown.a' : 'method.unread', 'unknown.b'],
      typedMethod(parsed),
    ),
  'not-covered': (parsed) =>
    composePlain(parsed, ['not-covered.a', 'not-covered.b'], {
      symbol: parsed.understanding.symbol ?? parsed.typedName,
      market: parsed.market,
    }),
  'unknown-symbol': (parsed) => {
    const candidates = candidatesOf(parsed);
    const keys =
      candidates === ''
        ? (['unknown-symbol.a'] as const)
        : (['unknown-symbol.a', 'unknown-symbol.b'] as const);
    return composePlain(parsed, keys, { typed: parsed.typedName, candidates });
  },
  'ambiguous-symbol': (parsed) =>
    composePlain(parsed, [parsed.isSeveral ? 'several.a' : 'ambiguous.a', 'ambiguous.b'], {
      typed: parsed.typedName,
      candidates: candidatesOf(parsed),
    }),
  'mode-not-available': (parsed) =>
    composePlain(parsed, ['mode.a', 'mode.b'], { symbol: parsed.instrument?.symbol ?? '' }),
} as const satisfies Record<Intent, Compose>;
