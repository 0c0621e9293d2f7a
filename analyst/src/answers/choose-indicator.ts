import { indicatorWords, type Language } from '@vela/contracts';
import { indicatorDefinitions, type IndicatorDefinition } from '@vela/engine';
import type { NamedIndicator } from '../question/find-indicator.ts';

/** An indicator with the parameters it was asked for with. */
export type IndicatorChoice = {
  readonly definition: IndicatorDefinition;
  readonly parameters: Readonly<Record<string, number>>;
  /** The length that was asked for where it cannot be had, with those that can. */
  readonly refused:
    | { readonly length: number; readonly least: number; readonly most: number }
    | undefined;
};

/** The indicator of the registry a question names; a length beside its name ("200 EMA") is its first parameter, where that is allowed. */
export function chooseIndicator(
  named: Pick<NamedIndicator, 'id' | 'length'> | undefined,
): IndicatorChoice | undefined {
  const definition = indicatorDefinitions.find(({ id }) => id === named?.id);
  if (definition === undefined) return undefined;
  const length = named?.length;
  const [first] = definition.parameters.filter(({ kind }) => kind === 'integer');
  if (length === undefined || first === undefined)
    return { definition, parameters: {}, refused: undefined };
  const { minimum: least = length, maximum: most = length } = first;
  if (length >= least && length <= most)
    return { definition, parameters: { [first.name]: length }, refused: undefined };
  return { definition, parameters: {}, refused: { length, least, most } };
}

/** "SAR (0.02, 0.2)" as a legend writes it, with all parameters; a language with a decimal comma parts them otherwise. */
export function indicatorTitle(
  { definition, parameters }: IndicatorChoice,
  language: Language,
): string {
  const short = indicatorWords(definition.id, language)?.short ?? definition.id;
  const values = definition.parameters
    .filter(({ kind }) => kind !== 'choice')
    .map((one) => parameters[one.name] ?? one.default);
  if (values.length === 0) return short;
  const isWhole = values.every((value) => Number.isInteger(Number(value)));
  const written = values.map((value) =>
    language === 'tr' ? String(value).replace('.', ',') : String(value),
  );
  return `${short} (${written.join(language === 'tr' && !isWhole ? '; ' : ', ')})`;
}

/** What an output is called. */
export function outputTitle(
  { definition }: IndicatorChoice,
  output: string,
  language: Language,
): string {
  return indicatorWords(definition.id, language)?.outputs[output] ?? output;
}
