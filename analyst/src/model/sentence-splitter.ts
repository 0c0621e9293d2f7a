/** Cuts arriving text into sentences; each is passed on when it is whole. */
export type SentenceSplitter = {
  /** Adds text; returns the sentences that it completes. */
  push(text: string): string[];
  /** The last sentence, if it has an end; `isWhole` false: the text was cut off. */
  end(isWhole: boolean): string[];
};

/** Longer ones are no sentence: they are left out. */
const maxLength = 900;

// A number and its unit, or an abbreviation, is no end; a placeholder's own dots never are.
const abbreviation = /(?:^|[\s(])(?:\p{L}|vs|approx|ca|e\.g|i\.e|no|nr|örn|vb|yak|vd|\d{1,2})\.$/iu;
const border = /(?:[.!?…]["'”’)\]*_]*(?=\s)|\n+)/gu;
const marks = /^(?:\s|[-*•>#]+(?=\s)|\d{1,2}[.)](?=\s)|[*_`]+)+|[*_`\s]+$/gu;

/** Whether a place lies within a placeholder. */
const isInPlaceholder = (text: string, place: number): boolean =>
  text.lastIndexOf('[[', place) > text.lastIndexOf(']]', place);

function findBorder(text: string): number | undefined {
  for (const match of text.matchAll(border)) {
    const end = match.index + match[0].length;
    const head = text.slice(0, match.index + 1);
    if (isInPlaceholder(text, match.index) || (match[0] === '.' && abbreviation.test(head)))
      continue;
    return end;
  }
  return undefined;
}

/** A sentence without the marks of lists, headings and emphasis around it. */
const cleanSentence = (text: string): string =>
  text
    .replace(marks, '')
    .replace(/\*\*|__/g, '')
    .replace(/\s+/g, ' ');

export function createSentenceSplitter(): SentenceSplitter {
  let rest = '';
  let isTooLong = false;
  const take = (): string[] => {
    const sentences: string[] = [];
    for (let end = findBorder(rest); end !== undefined; end = findBorder(rest)) {
      if (!isTooLong) sentences.push(cleanSentence(rest.slice(0, end)));
      isTooLong = false;
      rest = rest.slice(end);
    }
    if (rest.length > maxLength) {
      isTooLong = true;
      rest = '';
    }
    return sentences.filter((sentence) => sentence !== '');
  };
  return {
    push(text) {
      rest += text;
      return take();
    },
    end(isWhole) {
      const sentences = take();
      const last = isTooLong ? '' : cleanSentence(rest);
      rest = '';
      return isWhole && last !== '' ? [...sentences, last] : sentences;
    },
  };
}
