import {
  type Fact,
  type FactSource,
  formatFactValue,
  getFactName,
  type Language,
} from '@vela/contracts';

/** Heads of the columns, in the language of the page. */
export type CsvWords = {
  readonly name: string;
  readonly value: string;
  readonly unit: string;
  readonly source: string;
};

const toDay = (time: number): string => new Date(time).toISOString().slice(0, 10);

/** A field in quotes where it holds what would end it (RFC 4180). */
const quote = (text: string): string =>
  /[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;

/** Numbers with a point and all digits, days as 2026-01-31, states as words. */
function formatCell(fact: Fact, language: Language): string {
  if (typeof fact.value === 'string') return formatFactValue(fact, language);
  return fact.unit === 'time' ? toDay(fact.value) : String(fact.value);
}

function describeSource(source: FactSource): string {
  if (source.kind === 'filing')
    return `${source.vendor} ${source.form} ${source.accession} ${source.concept} ${toDay(source.from)}/${toDay(source.to)} ${toDay(source.filedAt)}`;
  return source.kind === 'computation' ? `${source.kind} ${source.factIds.join(' ')}` : source.kind;
}

/** The facts of a page as a file of comma-separated values, each with where it comes from. */
export function toCsv(facts: readonly Fact[], language: Language, words: CsvWords): string {
  const rows = facts.map((fact) => [
    fact.id,
    getFactName(fact, language),
    formatCell(fact, language),
    fact.currency ?? fact.unit,
    describeSource(fact.source),
  ]);
  return [['id', words.name, words.value, words.unit, words.source], ...rows]
    .map((row) => row.map((cell) => quote(cell)).join(','))
    .join('\r\n');
}
