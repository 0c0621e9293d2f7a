import { cloneElement, Fragment, type ReactElement } from 'react';

/** Splits `read <a>this</a> first` into plain and marked parts. */
function splitMarks(text: string): { words: string; mark: string | undefined }[] {
  const parts: { words: string; mark: string | undefined }[] = [];
  let read = 0;
  for (const found of text.matchAll(/<(\w+)>(.*?)<\/\1>/g)) {
    parts.push(
      { words: text.slice(read, found.index), mark: undefined },
      { words: found[2] ?? '', mark: found[1] },
    );
    read = found.index + found[0].length;
  }
  return [...parts, { words: text.slice(read), mark: undefined }];
}

type LinkedWordsProps = { text: string; elements: Readonly<Record<string, ReactElement>> };

/** A sentence whose `<name>words</name>` are wrapped in the element `name`, if there is one. */
export function LinkedWords({ text, elements }: LinkedWordsProps) {
  return splitMarks(text).map(({ words, mark }, index) => {
    const element = mark === undefined ? undefined : elements[mark];
    // oxlint-disable-next-line react/no-array-index-key -- the parts have no other id and never reorder
    return (
      <Fragment key={index}>
        {element === undefined ? words : cloneElement(element, {}, words)}
      </Fragment>
    );
  });
}
