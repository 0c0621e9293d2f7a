import { useTranslation } from 'react-i18next';
import type { Stretch } from '../../lib/stretches.ts';
import { classNames } from '../../ui/class-names.ts';
import { factAnchor } from './fact-anchor.ts';
import type { SampleView } from './sample-view.ts';

/** So many paragraphs stand open beside the chart; the others are a click away. */
const opened = 3;

type NumberLinks = {
  /** The fact that is shown at the moment. */
  shown: string | undefined;
  onChoose: (factId: string) => void;
  /** The pointer is on a number, or has left it. */
  onPoint: (factId: string | undefined) => void;
};

/** The sentences of the analysis. Each number is a link to its fact. */
export function SampleText({ paragraphs, ...links }: NumberLinks & Pick<SampleView, 'paragraphs'>) {
  const { t } = useTranslation('sample');
  return (
    <div className="on-approach border-line px-4 py-5 sm:px-6 lg:border-l">
      <p className="mb-4 text-sm text-muted">{t('hint')}</p>
      <Paragraphs paragraphs={paragraphs.slice(0, opened)} links={links} />
      {paragraphs.length > opened && (
        <details className="group mt-4">
          <summary className="link inline-flex min-h-11 items-center text-sm group-open:hidden">
            {t('more')}
          </summary>
          <Paragraphs paragraphs={paragraphs.slice(opened)} links={links} />
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
        <p key={wordsOf(sentences[0])}>
          {sentences.map((stretches) => (
            <Sentence key={wordsOf(stretches)} stretches={stretches} links={links} />
          ))}
        </p>
      ))}
    </div>
  );
}

function wordsOf(stretches: readonly Stretch[] = []): string {
  return stretches.map(({ text }) => text).join('');
}

function Sentence({ stretches, links }: { stretches: Stretch[]; links: NumberLinks }) {
  return (
    <>
      {stretches.map(({ text, factId }, index) =>
        // A sentence never changes: its parts may be told apart by their place.
        // oxlint-disable-next-line react/no-array-index-key -- see above
        factId === undefined ? (
          text
        ) : (
          <LinkedNumber key={`${factId}-${index}`} text={text} factId={factId} links={links} />
        ),
      )}{' '}
    </>
  );
}

function LinkedNumber({
  text,
  factId,
  links,
}: {
  text: string;
  factId: string;
  links: NumberLinks;
}) {
  const isShown = links.shown === factId;
  return (
    <a
      href={`#${factAnchor(factId)}`}
      data-fact={factId}
      aria-current={isShown ? 'true' : undefined}
      className={classNames(
        'scroll-mt-76 rounded-sm box-decoration-clone py-0.5 font-medium tabular-nums underline decoration-dotted decoration-1 underline-offset-4',
        isShown
          ? 'bg-accent text-on-accent'
          : 'text-accent decoration-accent/60 hover:bg-accent-soft',
      )}
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
