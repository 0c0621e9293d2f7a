import { isAnswered, type Intent, type MissingTask, type Task } from '@vela/contracts';
import { composeCompany } from './company/compose-company.ts';
import { composeList } from './lists/compose-list.ts';
import { composeEvents } from './events/compose-events.ts';
import { composeProperty } from './property/compose-property.ts';
import { composeBaseRates } from './base-rates/compose-base-rates.ts';
import type { GatheredAnalysis } from './gather-facts.ts';
import { analystLanguages } from './language/by-language.ts';
import type { ResolvedRequest } from './resolve-request.ts';
import {
  composeAnalysis,
  composeBias,
  composeChanges,
  composeSweep,
  composeVolatility,
} from './answers/compose-chart.ts';
import { addExplanation } from './answers/add-explanation.ts';
import { addNamesakes } from './answers/add-namesakes.ts';
import { addUnsure } from './answers/add-unsure.ts';
import { addVerdict, putBefore } from './answers/add-verdict.ts';
import { listChoiceNames } from './answers/list-choice-names.ts';
import { composeAside } from './answers/compose-aside.ts';
import { composeComparison } from './answers/compose-comparison.ts';
import { composeConcept } from './answers/compose-concept.ts';
import { composeData, composeGeneralData } from './answers/compose-data.ts';
import { composeFailure } from './answers/compose-failure.ts';
import { composeFinding } from './answers/compose-finding.ts';
import { composeFindings } from './answers/compose-findings.ts';
import { composeIndicator } from './answers/compose-indicator.ts';
import { composeSessions } from './answers/compose-sessions.ts';
import {
  composeDefinitions,
  composeMeasured,
  composeMeasures,
} from './answers/compose-measures.ts';
import { composeTimeframes } from './answers/compose-timeframes.ts';
import { composeBlocks, composeGaps, composeLevels } from './answers/compose-zones.ts';
import {
  addPreface,
  chooseRefusal,
  composePlain,
  composePreface,
  narrateAnalysisAnswer,
  type Composition,
} from './answers/composition.ts';
import type { AnswerSentence } from './language/en/answers.ts';
import { swingTopics } from './narrator/answer-topics.ts';
import { toSpeech } from './narrator/narration.ts';
import type { Material } from './answers/material.ts';
import type { Narrator } from './narrator/narrator.ts';

type Composer = (resolved: ResolvedRequest, material: Material) => Composition;
type ChartComposer = (
  gathered: GatheredAnalysis,
  resolved: ResolvedRequest,
  material: Material,
) => Composition;

function formatCandidates({ understanding: { suggestions = [] } }: ResolvedRequest): string {
  return suggestions.map(({ symbol, name }) => `${symbol} (${name})`).join(', ');
}

function getTypedMethod({ plan }: ResolvedRequest): { readonly typed: string } | undefined {
  const typed = plan.unread?.method;
  return typed === undefined ? undefined : { typed };
}

/** Wraps a composer that requires a chart; without an instrument or candles the answer says so. */
function requireChart(composeChart: ChartComposer): Composer {
  return (resolved, material) => {
    const { gathered } = material;
    if (gathered === undefined) {
      return composePlain(
        resolved,
        resolved.plan.intent === 'advice'
          ? [chooseRefusal(resolved), 'advice.offer']
          : ['no-instrument.a', 'no-instrument.b'],
      );
    }
    return gathered.kind === 'gathered'
      ? composeChart(gathered, resolved, material)
      : composeFailure(gathered, resolved);
  };
}

/** Nothing was read: the words that were not, if there are any, and what can be asked. */
function composeUnknown(resolved: ResolvedRequest): Composition {
  const { residue = [], unread, choices = [] } = resolved.plan;
  if (unread?.method === undefined && residue.length > 0)
    return composePlain(resolved, ['residue.ask'], { residue: residue.join(' ') });
  if (unread?.method === undefined && choices.length > 0)
    return composePlain(resolved, ['unknown.a', 'choices.ask'], {
      choices: listChoiceNames(choices, resolved.understanding.language),
    });
  return composePlain(
    resolved,
    [unread?.method === undefined ? 'unknown.a' : 'method.unread', 'unknown.b'],
    getTypedMethod(resolved),
  );
}

function composeSince(resolved: ResolvedRequest, material: Material): Composition {
  const typed = resolved.plan.unread?.since;
  if (typed === undefined)
    return requireChart((gathered) => composeChanges(gathered, resolved, material.span))(
      resolved,
      material,
    );
  const examples = analystLanguages[resolved.understanding.language].rules.sinceExamples;
  return composePlain(resolved, ['since.unclear.a', 'since.unclear.b'], {
    typed,
    examples,
  });
}

/** One of two instruments to compare is unknown: the same symbol twice, or no known name. */
function composeHalfComparison(resolved: ResolvedRequest, symbol: string): Composition {
  const unknownName = resolved.plan.unread?.otherName ?? '';
  const keys =
    unknownName === ''
      ? (['compare.which'] as const)
      : (['unknown-symbol.a', 'compare.which'] as const);
  return composePlain(resolved, keys, { typed: unknownName, symbol });
}

/** A request for advice is refused, and what bears on the question told in a few figures. */
const composeAdvice: ChartComposer = (gathered, resolved, material) => {
  if (resolved.other !== undefined) return composeComparison(gathered, resolved, material);
  return composeFigures(gathered, resolved, material);
};

/** A few figures in plain sentences, and of an entry the nearest levels. */
const composeFigures: ChartComposer = (gathered, resolved, material) => {
  const { analysis } = gathered;
  const { language } = resolved.understanding;
  const told = composeAside(gathered, material.measured, language);
  const levels =
    resolved.plan.concern === 'entry'
      ? narrateAnalysisAnswer(analysis, language, [
          ...swingTopics.above.slice(0, 1),
          ...swingTopics.below.slice(0, 1),
        ])
      : [];
  return addPreface(composePreface(toSpeech(analysis, language), resolved), {
    ...told,
    sentences: [...levels, ...told.sentences],
  });
};

/** A task that cannot be done is refused, with the nearest figures of the instrument it is about. */
function composeTask(resolved: ResolvedRequest, { gathered, measured }: Material): Composition {
  const { understanding, plan, instrument } = resolved;
  const { language } = understanding;
  const key = `task.${toMissingTask(plan.task)}` as const;
  const { answers } = analystLanguages[language];
  const [refusal] = composePlain(resolved, [key]).sentences;
  const isTold = gathered?.kind === 'gathered' && instrument !== undefined && refusal !== undefined;
  if (!isTold) {
    const instead = `${key}.instead`;
    const isKey = (name: string): name is AnswerSentence => Object.hasOwn(answers, name);
    return composePlain(resolved, [key, ...(isKey(instead) ? [instead] : [])]);
  }
  const told = composeAside(gathered, measured, language);
  const named = putBefore(
    answers['task.of'].replace('{$symbol}', instrument.symbol).trim(),
    refusal,
  );
  return { ...told, sentences: [named, ...told.sentences] };
}

/** Thanks, greetings and the like; who Vela is where something else is said. */
function composeTalk(resolved: ResolvedRequest): Composition {
  const { talk } = resolved.plan;
  if (talk === undefined) return composePlain(resolved, ['small-talk.a', 'small-talk.b']);
  const further = talk === 'greeting' ? (['small-talk.b'] as const) : [];
  return composePlain(resolved, [`talk.${talk}`, ...further]);
}

/** How far price moved, where it is asked why it did. */
function composeMove(
  { understanding }: ResolvedRequest,
  { gathered, measured }: Pick<Material, 'gathered' | 'measured'>,
): Composition | undefined {
  return gathered?.kind === 'gathered'
    ? composeMeasured(gathered, measured, understanding.language)
    : undefined;
}

/** A task of a plan, which the calendar and news are none of. */
function toMissingTask(task: Task | undefined): MissingTask {
  return task === undefined || isAnswered(task) ? 'screening' : task;
}

/** The composer of each intent. */
const composers = {
  analyze: requireChart((gathered, resolved, material) =>
    resolved.plan.form === 'simpler'
      ? composeFigures(gathered, resolved, material)
      : composeAnalysis(gathered, resolved),
  ),
  advice: requireChart(composeAdvice),
  levels: requireChart(composeLevels),
  gaps: requireChart(composeGaps),
  blocks: requireChart(composeBlocks),
  bias: requireChart(composeBias),
  volatility: requireChart(composeVolatility),
  'last-sweep': requireChart(composeSweep),
  killzone: composeSessions,
  timeframes: requireChart(composeTimeframes),
  indicator: (resolved, material) =>
    material.indicator === undefined
      ? composePlain(resolved, ['indicator.unknown', 'indicator.known'])
      : requireChart(composeIndicator)(resolved, material),
  findings: (resolved, material) =>
    resolved.plan.findingId !== undefined
      ? requireChart(composeFinding)(resolved, material)
      : material.gathered === undefined && resolved.understanding.concept === 'fibonacci'
        ? composeConcept(resolved, undefined)
        : requireChart(composeFindings)(resolved, material),
  'base-rate': requireChart(composeBaseRates),
  compare: (resolved, material) =>
    resolved.instrument === undefined || resolved.other !== undefined
      ? requireChart(composeComparison)(resolved, material)
      : composeHalfComparison(resolved, resolved.instrument.symbol),
  'changed-since': composeSince,
  concept: (resolved, { gathered }) =>
    composeConcept(resolved, gathered?.kind === 'gathered' ? gathered : undefined),
  data: (resolved, material) =>
    material.gathered === undefined
      ? composeGeneralData(resolved)
      : requireChart(composeData)(resolved, material),
  measure: (resolved, material) =>
    resolved.plan.asksForDefinition === true
      ? composeDefinitions(resolved)
      : requireChart(composeMeasures)(resolved, material),
  company: (resolved, { company }) => composeCompany(resolved, company),
  property: (resolved, { property }) => composeProperty(resolved, property),
  calendar: (resolved, { events }) => composeEvents(resolved, events),
  news: (resolved, { events, ...material }) =>
    composeEvents(resolved, events, composeMove(resolved, material)),
  list: (resolved, { list }) => composeList(resolved, list),
  task: composeTask,
  'small-talk': composeTalk,
  distress: (resolved) =>
    composePlain(resolved, ['distress.a', 'distress.b', 'distress.c'], { emergency: '112' }),
  'off-topic': (resolved) => composePlain(resolved, ['off-topic.a', 'off-topic.b']),
  help: (resolved) =>
    resolved.plan.talk === undefined
      ? composePlain(resolved, ['help.a', 'help.b', 'help.c'])
      : composeTalk(resolved),
  unknown: composeUnknown,
  'not-covered': (resolved) =>
    composePlain(resolved, ['not-covered.a', 'not-covered.b'], {
      symbol: resolved.understanding.symbol ?? '',
      market: resolved.market,
    }),
  'unknown-symbol': (resolved) => {
    const typed = resolved.plan.unread?.name ?? '';
    if (resolved.understanding.mode === 'fundamental')
      return composePlain(resolved, ['unknown-company.a', 'unknown-company.b'], { typed });
    const candidates = formatCandidates(resolved);
    const keys =
      candidates === ''
        ? (['unknown-symbol.a'] as const)
        : (['unknown-symbol.a', 'unknown-symbol.b'] as const);
    return composePlain(resolved, keys, { typed, candidates });
  },
  'ambiguous-symbol': (resolved) =>
    composePlain(
      resolved,
      [resolved.plan.isSeveral === true ? 'several.a' : 'ambiguous.a', 'ambiguous.b'],
      {
        typed: resolved.plan.unread?.name ?? '',
        candidates: formatCandidates(resolved),
      },
    ),
  'mode-not-available': (resolved) =>
    composePlain(resolved, ['mode.a', 'mode.b'], { symbol: resolved.instrument?.symbol ?? '' }),
} as const satisfies Record<Intent, Composer>;

/** The narrator that needs no model: prepared sentences, the same for the same facts. */
export const builtInNarrator: Narrator = {
  name: 'narrator',
  narrate: (request, material) =>
    addUnsure(
      addNamesakes(
        addExplanation(
          addVerdict(
            composers[request.understanding.intent](request, material),
            request,
            material.measured,
          ),
          request,
        ),
        request,
      ),
      request,
    ),
};
