import { type Fact, formatTime, getFactName, getUnitName, type Language } from '@vela/contracts';
import { type OutlineWords, toAnswerLines } from '../answer/answer-lines.ts';
import type { Answer } from '../answer.ts';
import { formatSourceName } from '../fact-value.ts';

/** Words of an exported answer; `notice` and `simulated` stand in every export. */
export type ExportWords = {
  readonly asOf: string;
  readonly source: string;
  readonly hash: string;
  readonly notice: string;
  readonly simulated: string;
  readonly columns: readonly [string, string, string, string, string, string, string, string];
};

type ExportSettings = {
  readonly words: ExportWords;
  readonly outline: OutlineWords;
  readonly language: Language;
  /** The question as it was typed, where it is known. */
  readonly question: string | undefined;
};

const isSimulated = ({ analysis }: Answer): boolean =>
  analysis?.mode === 'technical' && analysis.source.kind === 'simulated';

/** Text that a reader of Markdown shows as it is. */
const escapeMarkdown = (text: string): string => text.replace(/[\\`*_{}[\]<>#|]/g, '\\$&');

function listOrigin({ analysis }: Answer, { words, language }: ExportSettings): string[] {
  if (analysis?.mode !== 'technical') return [];
  const { instrument, interval, source, asOf, candles } = analysis;
  return [
    `- ${escapeMarkdown(instrument.symbol)} · ${interval}`,
    `- ${words.asOf}: ${formatTime(asOf, interval, language)}`,
    `- ${words.source}: ${escapeMarkdown(formatSourceName(source, language))}`,
    `- ${words.hash}: \`${candles.hash}\``,
  ];
}

/** An answer as Markdown, with its question, its source and the notices. */
export function toMarkdown(answer: Answer, settings: ExportSettings): string {
  const { words, outline, language, question } = settings;
  const origin = listOrigin(answer, settings);
  const blocks = [
    ...(question === undefined ? [] : [`# ${escapeMarkdown(question)}`]),
    ...(isSimulated(answer) ? [`**${words.simulated}**`] : []),
    toAnswerLines(answer, outline, language).map(escapeMarkdown).join('  \n'),
    ...(origin.length === 0 ? [] : [origin.join('\n')]),
    `*${words.notice}*`,
  ];
  return `${blocks.join('\n\n')}\n`;
}

/** A cell of RFC 4180; text that a spreadsheet would run as a formula is made text. */
function toCell(value: string | number): string {
  const text =
    typeof value === 'string' && /^[=+\-@\t\r]/.test(value) ? `'${value}` : String(value);
  return /[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}

function toRow(fact: Fact, language: Language): string[] {
  const { source } = fact;
  const vendor = 'vendor' in source ? source.vendor : '';
  const cells = [
    fact.id,
    getFactName(fact, language),
    fact.unit === 'time' && typeof fact.value === 'number'
      ? new Date(fact.value).toISOString()
      : fact.value,
    fact.currency ?? getUnitName(fact.unit, language),
    new Date(fact.asOf).toISOString(),
    fact.method,
    [source.kind, vendor].filter((part) => part !== '').join(' '),
    'hash' in source ? source.hash : '',
  ];
  return cells.map(toCell);
}

/** Every fact of an answer once. */
export function listFacts({ analysis, facts }: Answer): readonly Fact[] {
  return [
    ...new Map([...(analysis?.facts ?? []), ...facts].map((fact) => [fact.id, fact])).values(),
  ];
}

/** The facts of an answer as CSV with unrounded values; the notices are its first rows. */
export function toFactsCsv(answer: Answer, { words, language }: ExportSettings): string {
  const notices = [words.notice, ...(isSimulated(answer) ? [words.simulated] : [])];
  const rows = [
    ...notices.map((notice) => [toCell(notice)]),
    words.columns.map(toCell),
    ...listFacts(answer).map((fact) => toRow(fact, language)),
  ];
  // Spreadsheets read UTF-8 by its mark: ğ, ş, ı and İ stay what they are.
  return `\uFEFF${rows.map((row) => row.join(',')).join('\r\n')}\r\n`;
}

/** The name of an exported file, in letters that every system takes. */
export function toFileName({ analysis, createdAt }: Answer, extension: string): string {
  const symbol = analysis?.mode === 'technical' ? analysis.instrument.symbol : 'answer';
  const day = new Date(createdAt ?? Date.now()).toISOString().slice(0, 10);
  return `vela-${symbol.replace(/[^\w-]+/g, '-')}-${day}.${extension}`;
}
