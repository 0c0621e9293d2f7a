import { indicatorWords, type Language } from '@vela/contracts';
import { indicatorDefinitions, type IndicatorDefinition } from '@vela/engine';
import type { NamedIndicator } from '../question/find-indicator.ts';

/** An indicator with the parameters it was asked for with. */
export type IndicatorChoice = {
  readonly definition: IndicatorDefinition;
  readonly parameters: Readonly<Record<string, number>>;
};

/** The indicator of the registry a question names; a length beside its name ("200 EMA") is its first parameter, where that is allowed. */
export function chooseIndicator(named: Pick<NamedIndicator, 'id' | 'length'> | undefined): IndicatorChoice | undefined {
  const definition = indicatorDefinitions.find(({ id }) => id === named?.id);
  if (definition === undefined) return undefined;
  const length = named?.length;
  const [first] = definition.parameters.filter(({ kind }) => kind === 'integer');
  const isAllowed =
    length !== undefined && first !== undefined && length >= (first.minimum ?? length) && length <= (first.maximum ?? length);
  return { definition, parameters: isAllowed ? { [first.name]: length } : {} };
}

/** "EMA (200)" as a legend writes it, with all parameters. */
export function indicatorTitle({ definition, parameters }: IndicatorChoice, language: Language): string {
  const short = indicatorWords(definition.id, language)?.short ?? definition.id;
  const values = definition.parameters.filter(({ kind }) => kind !== 'choice').map((one) => parameters[one.name] ?? one.default);
  return values.length === 0 ? short : `${short} (${values.join(', ')})`;
}

/** What an output is called. */
export function outputTitle({ definition }: IndicatorChoice, output: string, language: Language): string {
  return indicatorWords(definition.id, language)?.outputs[output] ?? output;
}
