import {
  factWord,
  findingKindName,
  type IllustrationFile,
  type IllustrationPanel,
  intervalName,
  type Language,
} from '@vela/contracts';
import { CandleFigure } from '../../figures/candle-figure.tsx';
import { layersOf, lightOf } from './panel-layers.tsx';
import { PanelWords } from './panel-words.tsx';
import { words } from './words.ts';

const files = import.meta.glob<IllustrationFile>('../illustrations/*.json', {
  eager: true,
  import: 'default',
});

/** Names of all illustrations a text may use. */
export function listIllustrations(): string[] {
  return Object.keys(files).map((file) => file.slice('../illustrations/'.length, -'.json'.length));
}

/** What the panel shows, for those who do not see it: the interval and the kinds that were found. */
function describe(
  { interval, findings, bands = [] }: IllustrationPanel,
  language: Language,
): string {
  const kinds = findings.map(({ kind, label }) =>
    label === undefined ? findingKindName(kind, language) : factWord(label, language),
  );
  const names = bands.map(({ name }) => factWord(name, language));
  const shown = [...new Set([intervalName(interval, language), ...kinds, ...names])].join(', ');
  return `${words[language].illustration.description} ${shown}.`;
}

/** A picture of the product's own analysis in a language. `name` is a file of `content/illustrations`; another one fails. */
export function illustration(language: Language) {
  return function Illustration({ name, caption }: { name: string; caption: string }) {
    const file = files[`../illustrations/${name}.json`];
    if (file === undefined)
      throw new Error(
        `there is no illustration "${name}"; there are: ${listIllustrations().join(', ')}`,
      );
    return (
      <figure className="illustration" data-illustration={name}>
        <div className={'grid gap-3'}>
          {file.panels.map((panel) => (
            <Panel key={panel.moment ?? name} panel={panel} language={language} caption={caption} />
          ))}
        </div>
        <figcaption className="mt-3 text-sm leading-relaxed text-muted">
          <span className="text-ink">{caption}</span> {words[language].illustration.source}
        </figcaption>
      </figure>
    );
  };
}

function Panel({
  panel,
  language,
  caption,
}: {
  panel: IllustrationPanel;
  language: Language;
  caption: string;
}) {
  const { moment, pane } = panel;
  return (
    <div className="rounded-lg border border-line bg-surface p-2 sm:p-3">
      {moment !== undefined && (
        <p className="mb-1 text-xs font-medium text-muted">
          {words[language].illustration.moments[moment]}
        </p>
      )}
      <CandleFigure
        {...panel}
        pane={pane}
        light={lightOf(panel)}
        {...layersOf(panel, language)}
        isCompact={moment !== undefined}
        language={language}
        title={
          moment === undefined
            ? caption
            : `${caption} ${words[language].illustration.moments[moment]}`
        }
        description={describe(panel, language)}
        words={{ ...words[language].illustration, pattern: (label) => factWord(label, language) }}
        isSimulated
      />
      <PanelWords panel={panel} language={language} />
    </div>
  );
}
