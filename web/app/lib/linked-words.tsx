import { cloneElement, Fragment, type ReactElement } from 'react';

/** Cuts `read <a>this</a> first` into its plain and its marked parts. */
function partsOf(text: string): { words: string; mark: string | undefined }[] {
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

/** A sentence of the catalogue with links in it: each `<name>words</name>` becomes the element of that name around the words. Marks without an element stay words. */
export function LinkedWords({
  text,
  elements,
}: {
  text: string;
  elements: Readonly<Record<string, ReactElement>>;
}) {
  return partsOf(text).map(({ words, mark }, index) => {
    const element = mark === undefined ? undefined : elements[mark];
    // oxlint-disable-next-line react/no-array-index-key -- the parts of a sentence have no other name, and never change places
    return (
      <Fragment key={index}>
        {element === undefined ? words : cloneElement(element, {}, words)}
      </Fragment>
    );
  });
}
