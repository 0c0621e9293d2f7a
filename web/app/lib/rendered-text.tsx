import { createContext, type MouseEvent, useContext } from 'react';

/** Gives the markup of a text on the server. In the browser there is none: a page that was rendered on the server holds its text already. */
export const TextMarkupContext = createContext<((file: string) => string) | undefined>(undefined);

const onThisPage = new Map<string, string>();

/** The markup that the server wrote into the page. Kept, because React may have to write the page anew. */
function markupOnPage(file: string): string {
  const known = onThisPage.get(file);
  if (known !== undefined) return known;
  const markup = document.querySelector(`[data-text="${CSS.escape(file)}"]`)?.innerHTML ?? '';
  onThisPage.set(file, markup);
  return markup;
}

type RenderedTextProps = {
  /** `html` is undefined where the page came from the server with its text in it. */
  content: { readonly file: string; readonly html: string | undefined };
  className?: string;
  onClickCapture?: (event: MouseEvent<HTMLElement>) => void;
};

/** A text of the site. It is our own, rendered on the server from the repository; the browser only shows it. */
export function RenderedText({ content: { file, html }, className, onClickCapture }: RenderedTextProps) {
  const readMarkup = useContext(TextMarkupContext) ?? markupOnPage;
  return (
    <div
      data-text={file}
      className={className}
      onClickCapture={onClickCapture}
      dangerouslySetInnerHTML={{ __html: html ?? readMarkup(file) }}
    />
  );
}
