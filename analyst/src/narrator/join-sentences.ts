import type { Language, NumberSpan, Sentence } from '@vela/contracts';

type Part = Pick<Sentence, 'text' | 'spans'>;

function toSentence(parts: readonly Part[]): Sentence {
  let text = '';
  const spans: NumberSpan[] = [];
  for (const part of parts) {
    const shift = text.length;
    spans.push(
      ...part.spans.map(({ start, end, factId }) => ({
        start: start + shift,
        end: end + shift,
        factId,
      })),
    );
    text += part.text;
  }
  return { text, spans, factIds: [...new Set(spans.map(({ factId }) => factId))] };
}

/** Words in brackets without them. */
const withoutBrackets = ({ text, spans }: Part): Part => ({
  text: text.slice(1, -1),
  spans: spans.map(({ start, end, factId }) => ({ start: start - 1, end: end - 1, factId })),
});

const toPart = (text: string): Part => ({ text, spans: [] });

/** The sentence with words before its full stop; what else it is stays. */
export function putBeforeEnd(sentence: Sentence, words: Part): Sentence {
  const body = { ...sentence, text: sentence.text.replace(/\.$/, '') };
  // No two brackets in a row: the second is a part of its own.
  const isBehindBracket = body.text.endsWith(')');
  const added = isBehindBracket ? [toPart('; '), withoutBrackets(words)] : [toPart(' '), words];
  return { ...sentence, ...toSentence([body, ...added, toPart('.')]) };
}

/** Phrases behind a lead as one sentence: "Above: one, two and three." */
export function joinPhrases(lead: Part, phrases: readonly Part[], language: Language): Sentence {
  const format = new Intl.ListFormat(language, { type: 'conjunction' });
  const places = format.formatToParts(phrases.map((_, at) => String(at)));
  const listed = places.map(({ type, value }) =>
    type === 'element' ? (phrases[Number(value)] ?? toPart('')) : toPart(value),
  );
  return toSentence([lead, toPart(' '), ...listed, toPart('.')]);
}

/** Several sentences as one, its parts behind semicolons, or behind the colon of the first. */
export function joinParts(sentences: readonly Sentence[]): Sentence[] {
  if (sentences.length < 2) return [...sentences];
  const parts = sentences.flatMap(({ text, spans }, at) => {
    const before = sentences[at - 1]?.text;
    const link = before === undefined ? '' : before.endsWith(':') ? ' ' : '; ';
    return [toPart(link), { text: text.replace(/\.$/, ''), spans }];
  });
  return [toSentence([...parts, toPart('.')])];
}
