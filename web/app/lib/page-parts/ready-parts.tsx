import { type ReactNode, useContext } from 'react';
import { useLanguage } from '../../i18n/use-language.ts';
import { useContentLinks } from '../use-content-links.ts';
import { markupOnPage, RenderingPartsContext } from './page-parts.ts';

type PartProps = {
  /** Unique on the site. */
  name: string;
  className?: string;
  children: ReactNode;
};

/**
 * A part without anything to operate but links: the same for everybody who reads its language. The server renders it once; the browser
 * leaves what came with the page as it is, and renders the children only where nothing came: after a change of page or of language.
 */
export function StillPart({ name, className, children }: PartProps) {
  const key = `${useLanguage()}/${name}`;
  const rendering = useContext(RenderingPartsContext);
  const onClick = useContentLinks();
  const html = rendering === undefined ? markupOnPage(key) : rendering.placeElement(key, children);
  if (html === undefined)
    return (
      <div key="rendered" className={className}>
        {children}
      </div>
    );
  return (
    // The two are different elements to React: neither inherits what is in the other.
    // oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-static-element-interactions -- follows what the links in it do, keys included
    <div
      key="ready"
      data-part={key}
      className={className}
      onClickCapture={onClick}
      dangerouslySetInnerHTML={{ __html: html }}
    />
  );
}

type LivingPartProps = PartProps & {
  /** Names the data it shows, where it shows any: other data, another name. */
  of?: string | undefined;
};

/**
 * A part that begins the same for everybody who reads its language, and lives from then on: the server renders its beginning once, the
 * browser takes it over as if it had been rendered for this page alone.
 */
export function LivingPart({ name, of = '', className, children }: LivingPartProps) {
  const language = useLanguage();
  const rendering = useContext(RenderingPartsContext);
  if (rendering === undefined) return <div className={className}>{children}</div>;
  const html = rendering.placeElement(`${language}/${name} ${of}`, children);
  return <div className={className} dangerouslySetInnerHTML={{ __html: html }} />;
}
