import {
  getIndicatorWords,
  languageRules,
  type IndicatorRequest,
  type Language,
} from '@vela/contracts';
import { indicatorDefinitions, type IndicatorDefinition } from '@vela/engine';

/** An indicator definition with the requested parameters. */
export type IndicatorChoice = {
  readonly definition: IndicatorDefinition;
  readonly parameters: Readonly<Record<string, number>>;
  /** The requested length if it is out of range, with the allowed range. */
  readonly refused:
    | { readonly length: number; readonly least: number; readonly most: number }
    | undefined;
};

/** Finds the named indicator; a length in range ("200 EMA") sets its first integer parameter. */
export function chooseIndicator(named: IndicatorRequest | undefined): IndicatorChoice | undefined {
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

/** Formats as in a chart legend, "SAR (0.02, 0.2)"; separated by ";" beside a decimal comma. */
export function formatIndicatorTitle(
  { definition, parameters }: IndicatorChoice,
  language: Language,
): string {
  const short = getIndicatorWords(definition.id, language)?.short ?? definition.id;
  const values = definition.parameters
    .filter(({ kind }) => kind !== 'choice')
    .map((one) => parameters[one.name] ?? one.default);
  if (values.length === 0) return short;
  const isWhole = values.every((value) => Number.isInteger(Number(value)));
  const { decimalPoint } = languageRules[language];
  const written = values.map((value) => String(value).replace('.', decimalPoint));
  return `${short} (${written.join(decimalPoint === ',' && !isWhole ? '; ' : ', ')})`;
}

/** Returns the display name of an output. */
export function getOutputTitle(
  { definition }: IndicatorChoice,
  output: string,
  language: Language,
): string {
  return getIndicatorWords(definition.id, language)?.outputs[output] ?? output;
}
