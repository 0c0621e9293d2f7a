import { useTranslation } from 'react-i18next';
import type { TextRange } from '../../lib/text-ranges.ts';
import { toFactAnchor } from './fact-anchor.ts';
import type { SampleView } from './sample-view.ts';

const expandedParagraphs = 3;

type NumberLinks = {
  shown: string | undefined;
  onChoose: (factId: string) => void;
  /** Called with the hovered number's fact, undefined on leave. */
  onPoint: (factId: string | undefined) => void;
};

/** The sentences of the analysis; each number links to its fact. */
export function SampleText({ paragraphs, ...links }: NumberLinks & Pick<SampleView, 'paragraphs'>) {
  const { t } = useTranslation('sample');
  return (
    <div className="on-approach border-line px-4 py-5 sm:px-6 lg:border-l">
      <p className="mb-4 text-sm text-muted">{t('hint')}</p>
      <Paragraphs paragraphs={paragraphs.slice(0, expandedParagraphs)} links={links} />
      {paragraphs.length > expandedParagraphs && (
        <details className="group mt-4">
          <summary className="link inline-flex min-h-11 items-center text-sm group-open:hidden">
            {t('more')}
          </summary>
          <Paragraphs paragraphs={paragraphs.slice(expandedParagraphs)} links={links} />
        </details>
      )}
    </div>
  );
}

function Paragraphs({
  paragraphs,
  links,
}: Pick<SampleView, 'paragraphs'> & { links: NumberLinks }) {
  return (
    <div className="grid gap-4 leading-relaxed">
      {paragraphs.map((sentences) => (
        <p key={joinText(sentences[0])}>
          {sentences.map((ranges) => (
            <Sentence key={joinText(ranges)} ranges={ranges} links={links} />
          ))}
        </p>
      ))}
    </div>
  );
}

function joinText(ranges: readonly TextRange[] = []): string {
  return ranges.map(({ text }) => text).join('');
}

function Sentence({ ranges, links }: { ranges: TextRange[]; links: NumberLinks }) {
  return (
    <>
      {ranges.map(({ text, factId }, index) =>
        // oxlint-disable-next-line react/no-array-index-key -- sentences are immutable
        factId === undefined ? (
          text
        ) : (
          <LinkedNumber key={`${factId}-${index}`} text={text} factId={factId} links={links} />
        ),
      )}{' '}
    </>
  );
}

type LinkedNumberProps = { text: string; factId: string; links: NumberLinks };

function LinkedNumber({ text, factId, links }: LinkedNumberProps) {
  return (
    <a
      href={`#${toFactAnchor(factId)}`}
      data-fact={factId}
      aria-current={links.shown === factId ? 'true' : undefined}
      className="fact-number"
      onClick={(event) => {
        event.preventDefault();
        links.onChoose(factId);
      }}
      onPointerEnter={(event) => event.pointerType === 'mouse' && links.onPoint(factId)}
      onPointerLeave={() => links.onPoint(undefined)}
    >
      {text}
    </a>
  );
}
