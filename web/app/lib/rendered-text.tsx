import type { MouseEvent } from 'react';
import { useContentLinks } from './use-content-links.ts';

type RenderedTextProps = {
  html: string;
  className?: string;
  /** Takes the clicks; without it, links change the page in place. */
  onClickCapture?: (event: MouseEvent<HTMLElement>) => void;
};

/** A site text or a sanitised article: markup that the server rendered. */
export function RenderedText({ html, className, onClickCapture }: RenderedTextProps) {
  const followLink = useContentLinks();
  return (
    // oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-static-element-interactions -- handles clicks that bubble from links, keys included
    <div
      className={className}
      onClickCapture={onClickCapture ?? followLink}
      dangerouslySetInnerHTML={{ __html: html }}
    />
  );
}
