import { conceptName, type Concept, type Intent, type Language } from '@vela/contracts';
import { composeBaseRates } from '../base-rates/compose-base-rates.ts';
import type { Gathered, GatherFailure } from '../gather-facts.ts';
import type { Stretch } from '../question/stretch.ts';
import type { ParsedQuestion } from '../read-question.ts';
import {
  composeAnalysis,
  composeBias,
  composeChanges,
  composeConcept,
  composeTold,
  composeVolatility,
  composeZones,
} from './compose-chart.ts';
import { composeFailure } from './compose-failure.ts';
import { composePlain, type Composition } from './composition.ts';

/** What an answer is made from, once it was gathered. */
export type Material = { readonly gathered: Gathered | GatherFailure | undefined; readonly stretch: Stretch };

type Compose = (parsed: ParsedQuestion, material: Material) => Composition;
type ComposeChart = (gathered: Gathered, parsed: ParsedQuestion, material: Material) => Composition;

const sinceExamples = {
  en: '"since 12 March 2026", "since October", "since Monday", "in the last 20 candles"',
  tr: '“12 Mart 2026’dan beri”, “ekimden beri”, “pazartesiden beri”, “son 20 mumda”',
} as const;

function candidatesOf({ understanding: { suggestions = [] } }: ParsedQuestion): string {
  return suggestions.map(({ symbol, name }) => `${symbol} (${name})`).join(', ');
}

/** An answer that needs a chart; without an instrument or candles it says so. */
function onChart(composeChart: ComposeChart): Compose {
  return (parsed, material) => {
    const { gathered } = material;
    if (gathered === undefined) {
      return composePlain(parsed, parsed.asksForAdvice ? ['advice.no', 'advice.offer'] : ['no-instrument.a', 'no-instrument.b']);
    }
    return gathered.kind === 'gathered' ? composeChart(gathered, parsed, material) : composeFailure(gathered, parsed);
  };
}

/** What is asked for is not read off charts yet: said plainly, with nothing in its place. */
function notYet(concept: Concept): ComposeChart {
  return (gathered, parsed) => {
    const { language } = parsed.understanding;
    const what = conceptName(parsed.understanding.concept ?? concept, language);
    return composeTold(gathered, parsed, composePlain(parsed, ['not-found.a'], { what }));
  };
}

function composeSince(parsed: ParsedQuestion, material: Material): Composition {
  if (parsed.refused.since === '') return onChart((gathered) => composeChanges(gathered, parsed, material.stretch))(parsed, material);
  const examples = sinceExamples[parsed.understanding.language];
  return composePlain(parsed, ['since.unclear.a', 'since.unclear.b'], { typed: parsed.refused.since, examples });
}

/** How each kind of question is answered. */
export const composers = {
  analyze: onChart(composeAnalysis),
  advice: onChart(composeAnalysis),
  levels: onChart((gathered, parsed) => composeZones(gathered, parsed, 'levels')),
  gaps: onChart((gathered, parsed) => composeZones(gathered, parsed, 'gaps')),
  blocks: onChart((gathered, parsed) => composeZones(gathered, parsed, 'blocks')),
  bias: onChart(composeBias),
  volatility: onChart(composeVolatility),
  'last-sweep': onChart(notYet('liquidity-sweep')),
  killzone: (parsed) => composePlain(parsed, ['not-found.a'], { what: conceptName('killzone', languageOf(parsed)) }),
  timeframes: onChart(notYet('timeframes')),
  indicator: onChart(notYet('rsi')),
  findings: onChart(notYet('swing')),
  'base-rate': onChart(composeBaseRates),
  compare: onChart(notYet('swing')),
  'changed-since': composeSince,
  concept: (parsed, { gathered }) => composeConcept(parsed, gathered?.kind === 'gathered' ? gathered : undefined),
  help: (parsed) => composePlain(parsed, ['help.a', 'help.b', 'help.c']),
  unknown: (parsed) => composePlain(parsed, ['unknown.a', 'unknown.b']),
  'not-covered': (parsed) =>
    composePlain(parsed, ['not-covered.a', 'not-covered.b'], {
      symbol: parsed.understanding.symbol ?? parsed.typedName,
      market: parsed.market,
    }),
  'unknown-symbol': (parsed) => {
    const candidates = candidatesOf(parsed);
    const keys = candidates === '' ? (['unknown-symbol.a'] as const) : (['unknown-symbol.a', 'unknown-symbol.b'] as const);
    return composePlain(parsed, keys, { typed: parsed.typedName, candidates });
  },
  'ambiguous-symbol': (parsed) =>
    composePlain(parsed, [parsed.isSeveral ? 'several.a' : 'ambiguous.a', 'ambiguous.b'], {
      typed: parsed.typedName,
      candidates: candidatesOf(parsed),
    }),
  'mode-not-available': (parsed) => composePlain(parsed, ['mode.a', 'mode.b'], { symbol: parsed.instrument?.symbol ?? '' }),
} as const satisfies Record<Intent, Compose>;

function languageOf({ understanding }: ParsedQuestion): Language {
  return understanding.language;
}
