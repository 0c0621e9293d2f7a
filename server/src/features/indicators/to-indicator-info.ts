import {
  getIndicatorWords,
  type IndicatorInfo,
  type IndicatorParameterInfo,
  type Language,
} from '@vela/contracts';
import type { IndicatorDefinition, IndicatorParameter } from '@vela/engine';

type Words = NonNullable<ReturnType<typeof getIndicatorWords>>;

const noWords: Words = { name: '', short: '', description: '', parameters: {}, outputs: {} };

/** Translates a key; returns the key itself when there is no translation. */
function translateKey(table: Readonly<Record<string, string>> | undefined, key: string): string {
  return (table !== undefined && Object.hasOwn(table, key) ? table[key] : undefined) ?? key;
}

function toParameterInfo(parameter: IndicatorParameter, words: Words): IndicatorParameterInfo {
  const { name, kind, default: value, minimum, maximum, choices } = parameter;
  return {
    name,
    label: translateKey(words.parameters, name),
    kind,
    default: value,
    ...(minimum === undefined ? {} : { minimum }),
    ...(maximum === undefined ? {} : { maximum }),
    ...(choices === undefined
      ? {}
      : {
          choices: choices.map((choice) => ({
            value: choice,
            label: translateKey(words.choices, choice),
          })),
        }),
  };
}

/** The definition of an indicator as the API sends it, with the words of a language. */
export function toIndicatorInfo(
  definition: IndicatorDefinition,
  language: Language,
): IndicatorInfo {
  const words = getIndicatorWords(definition.id, language) ?? {
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
    needsVolume = false,
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
      .map(({ name, draw }) => ({ name, label: translateKey(words.outputs, name), draw })),
    levels: [...levels],
    needsVolume,
    needsOther,
    confirmsLate,
  };
}
