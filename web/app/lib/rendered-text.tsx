import { type MouseEvent, useContext } from 'react';
import { markupOnPage, RenderingPartsContext } from './page-parts/page-parts.ts';

type RenderedTextProps = {
  /** `html` is undefined where the page came from the server with its text in it. */
  content: { readonly file: string; readonly html: string | undefined };
  className?: string;
  onClickCapture?: (event: MouseEvent<HTMLElement>) => void;
};

/** A text of the site: from the repository, or an article, which was sanitised. Rendered on the server; the browser only shows it. */
export function RenderedText({ content, className, onClickCapture }: RenderedTextProps) {
  const { file, html } = content;
  const rendering = useContext(RenderingPartsContext);
  const markup =
    html ?? (rendering === undefined ? markupOnPage(file) : rendering.placeText(content)) ?? '';
  return (
    <div
      data-part={file}
      className={className}
      onClickCapture={onClickCapture}
      dangerouslySetInnerHTML={{ __html: markup }}
    />
  );
}
