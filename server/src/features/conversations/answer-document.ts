import {
  defaultLanguage,
  formatFactValue,
  formatTime,
  getFactName,
  getSourceKindName,
  isLanguage,
  type AnswerDataParts,
  type AnswerSection,
  type Language,
} from '@vela/contracts';
import { pageMarks, type DocumentBlock, type TextDocument } from '../../documents/text-document.ts';
import { serverTexts } from '../../language/by-language.ts';
import type { MessageRow } from './accept-message.ts';

/** What a document shows of an answer's events. */
type Told = Partial<Pick<AnswerDataParts, 'understanding' | 'analysis' | 'facts'>> & {
  readonly evidence: AnswerDataParts['evidence'][];
};

type PartEvent = { readonly type: string; readonly data?: never };

/** Reads the data parts from the stored events of an answer. */
function readTold(events: readonly string[]): Told {
  const told: Told = { evidence: [] };
  for (const event of events) {
    const { type, data }: PartEvent = JSON.parse(event);
    if (data === undefined) continue;
    if (type === 'data-evidence') told.evidence.push(data);
    if (type === 'data-understanding') told.understanding = data;
    if (type === 'data-analysis') told.analysis = data;
    if (type === 'data-facts') told.facts = data;
  }
  return told;
}

/** Sentences in paragraphs: one for each section, with its heading. */
function toParagraphs({ evidence }: Told, language: Language): DocumentBlock[] {
  const { sections } = serverTexts[language].documents;
  const bySection = new Map<AnswerSection | undefined, string[]>();
  for (const { section, text } of evidence)
    bySection.set(section, [...(bySection.get(section) ?? []), text]);
  return [...bySection].flatMap(([section, sentences]): DocumentBlock[] => {
    const heading = section === undefined ? undefined : sections[section];
    const kind = section === 'headline' ? 'strong' : section === 'note' ? 'small' : 'text';
    return [
      ...(heading === undefined ? [] : [{ kind: 'heading' as const, text: heading }]),
      { kind, text: sentences.join(' ') },
    ];
  });
}

function toOrigin({ analysis }: Told, language: Language): DocumentBlock[] {
  if (analysis?.mode !== 'technical') return [];
  const { asOf, source, hash } = serverTexts[language].documents;
  const { instrument, interval, candles } = analysis;
  const kind = getSourceKindName(analysis.source.kind, language);
  const vendor = analysis.source.kind === 'live' ? ` (${analysis.source.vendor})` : '';
  return [
    {
      kind: 'rows',
      rows: [
        [instrument.symbol, interval],
        [asOf, formatTime(analysis.asOf, interval, language)],
        [source, `${kind}${vendor}`],
        [hash, candles.hash],
      ],
    },
  ];
}

/** The facts that its sentences cite, with the definition of each. */
function toFactRows({ analysis, facts, evidence }: Told, language: Language): DocumentBlock[] {
  const cited = new Set(evidence.flatMap(({ spans }) => spans.map(({ factId }) => factId)));
  const known = [...(analysis?.facts ?? []), ...(facts?.facts ?? [])];
  const shown = [...new Map(known.map((fact) => [fact.id, fact])).values()].filter(({ id }) =>
    cited.has(id),
  );
  if (shown.length === 0) return [];
  return [
    { kind: 'heading', text: serverTexts[language].documents.facts },
    {
      kind: 'rows',
      rows: shown.map((fact) => [
        getFactName(fact, language),
        `${formatFactValue(fact, language)} (${fact.method})`,
      ]),
    },
  ];
}

/** An answer as a document in its language: sentences, source, cited facts and the notices. */
export function toAnswerDocument(message: MessageRow, events: readonly string[]): TextDocument {
  const told = readTold(events);
  const spoken = told.understanding?.language;
  const language = isLanguage(spoken) ? spoken : defaultLanguage;
  const words = serverTexts[language].documents;
  const isSimulated =
    told.analysis?.mode === 'technical' && told.analysis.source.kind === 'simulated';
  const at = formatTime(message.answerStartedAt.getTime(), undefined, language);
  return {
    title: message.text,
    blocks: [
      { kind: 'small', text: `${words.stored}: ${at}` },
      ...(isSimulated ? [{ kind: 'strong' as const, text: words.simulated }] : []),
      ...toParagraphs(told, language),
      ...(message.answerState === 'completed'
        ? []
        : [{ kind: 'small' as const, text: words.unfinished }]),
      ...toOrigin(told, language),
      ...toFactRows(told, language),
    ],
    notice: words.notice,
    // The words of a page hold marks in the place of its numbers.
    pageLabel: words.page(pageMarks.index, pageMarks.count),
  };
}
