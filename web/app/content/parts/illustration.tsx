import {
  type FindingKind,
  getFactWord,
  getFindingKindName,
  type IllustrationFile,
  type IllustrationPanel,
  getIntervalName,
  type Language,
} from '@vela/contracts';
import { CandleFigure } from '../../figures/candle-figure.tsx';
import { createPanelLayers, toPanelLight } from './panel-layers.tsx';
import { PanelWords } from './panel-words.tsx';
import { words } from '../by-language.ts';

const files = import.meta.glob<IllustrationFile>('../illustrations/*.json', {
  eager: true,
  import: 'default',
});

/** Names of all illustrations a text may use. */
export function listIllustrations(): string[] {
  return Object.keys(files).map((file) => file.slice('../illustrations/'.length, -'.json'.length));
}

function describe(
  { interval, findings, bands = [] }: IllustrationPanel,
  language: Language,
): string {
  const kinds = findings.map(({ kind, label }) =>
    label === undefined ? getFindingKindName(kind, language) : getFactWord(label, language),
  );
  const names = bands.map(({ name }) => getFactWord(name, language));
  const shown = [...new Set([getIntervalName(interval, language), ...kinds, ...names])].join(', ');
  return `${words[language].illustration.description} ${shown}.`;
}

function toWholeName(kind: FindingKind, language: Language): string {
  const name = getFindingKindName(kind, language);
  return name.charAt(0).toLocaleUpperCase(language) + name.slice(1);
}

/** Candles that would fit into the room where names in whole words stand. */
const nameSlots = 30;
const overviewHeight = 224;

const isZone = ({ top, bottom }: { top: number; bottom: number }): boolean => top > bottom;

/** Without zones that overlap a higher one: each is read by itself. */
function keepApart(findings: IllustrationPanel['findings']): IllustrationPanel['findings'] {
  const kept = findings
    .filter(isZone)
    .toSorted((one, other) => other.top - other.bottom - (one.top - one.bottom))
    .reduce<IllustrationPanel['findings']>(
      (chosen, zone) =>
        chosen.some(({ top, bottom }) => zone.top > bottom && zone.bottom < top)
          ? chosen
          : [...chosen, zone],
      [],
    );
  return findings.filter((finding) => !isZone(finding) || kept.includes(finding));
}

type IllustrationProps = {
  name: string;
  caption: string;
  /** With names in whole words, and room for them after the candles: at the head of a page. */
  isOverview?: boolean;
};

/** The illustration of a file in `content/illustrations`; throws for an unknown name. */
export function createIllustration(language: Language) {
  return function Illustration({ name, caption, isOverview = false }: IllustrationProps) {
    const file = files[`../illustrations/${name}.json`];
    if (file === undefined)
      throw new Error(
        `there is no illustration "${name}"; there are: ${listIllustrations().join(', ')}`,
      );
    return (
      <figure className="illustration" data-illustration={name}>
        <div className="grid gap-3">
          {file.panels.map((panel) => (
            <Panel
              key={panel.moment ?? name}
              panel={panel}
              language={language}
              caption={caption}
              isOverview={isOverview}
            />
          ))}
        </div>
        <figcaption className="mt-3 text-sm leading-relaxed text-muted">
          <span className="text-ink">{caption}</span> {words[language].illustration.source}
        </figcaption>
      </figure>
    );
  };
}

type PanelProps = {
  panel: IllustrationPanel;
  language: Language;
  caption: string;
  isOverview: boolean;
};

function Panel({ panel, language, caption, isOverview }: PanelProps) {
  const { moment, pane } = panel;
  const say = words[language].illustration;
  const heading = moment && say.moments[moment];
  return (
    <div className="rounded-lg border border-line bg-surface p-2 sm:p-3">
      {heading !== undefined && <p className="mb-1 text-xs font-medium text-muted">{heading}</p>}
      <CandleFigure
        {...panel}
        findings={isOverview ? keepApart(panel.findings) : panel.findings}
        pane={pane}
        light={toPanelLight(panel)}
        {...createPanelLayers(panel, language)}
        slots={isOverview ? panel.candles.openTime.length + nameSlots : panel.slots}
        isCompact={moment !== undefined}
        height={isOverview ? overviewHeight : undefined}
        language={language}
        title={heading === undefined ? caption : `${caption} ${heading}`}
        description={describe(panel, language)}
        words={{
          ...say,
          pattern: (label) => getFactWord(label, language),
          kind: isOverview ? (kind) => toWholeName(kind, language) : undefined,
        }}
        isSimulated
      />
      <PanelWords panel={panel} language={language} />
    </div>
  );
}
