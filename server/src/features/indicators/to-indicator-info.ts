import {
  indicatorWords,
  type IndicatorInfo,
  type IndicatorParameterInfo,
  type Language,
} from '@vela/contracts';
import type { IndicatorDefinition, IndicatorParameter } from '@vela/engine';

type Words = NonNullable<ReturnType<typeof indicatorWords>>;

const noWords: Words = { name: '', short: '', description: '', parameters: {}, outputs: {} };

/** A word by its key; what has none is called by its key. */
function lookUp(table: Readonly<Record<string, string>> | undefined, key: string): string {
  return (table !== undefined && Object.hasOwn(table, key) ? table[key] : undefined) ?? key;
}

function toParameterInfo(parameter: IndicatorParameter, words: Words): IndicatorParameterInfo {
  const { name, kind, default: value, minimum, maximum, choices } = parameter;
  return {
    name,
    label: lookUp(words.parameters, name),
    kind,
    default: value,
    ...(minimum === undefined ? {} : { minimum }),
    ...(maximum === undefined ? {} : { maximum }),
    ...(choices === undefined
      ? {}
      : {
          choices: choices.map((choice) => ({
            value: choice,
            label: lookUp(words.choices, choice),
          })),
        }),
  };
}

/** An indicator as it is told to a caller: its definition with the words of a language. */
export function toIndicatorInfo(
  definition: IndicatorDefinition,
  language: Language,
): IndicatorInfo {
  const words = indicatorWords(definition.id, language) ?? {
    ...noWords,
    name: definition.id,
    short: definition.id,
  };
  const {
    id,
    group,
    pane,
    parameters,
    outputs,
    levels = [],
    needsVolume,
    needsOther = false,
    confirmsLate = false,
  } = definition;
  return {
    id,
    group,
    name: words.name,
    short: words.short,
    description: words.description,
    pane,
    parameters: parameters.map((parameter) => toParameterInfo(parameter, words)),
    outputs: outputs
      .filter(({ name }) => name !== 'formedAt')
      .map(({ name, draw }) => ({ name, label: lookUp(words.outputs, name), draw })),
    levels: [...levels],
    needsVolume,
    needsOther,
    confirmsLate,
  };
}
