import {
  findingKindName,
  type IllustrationFile,
  type IllustrationPanel,
  intervalName,
  type Language,
  type PanelMoment,
} from '@vela/contracts';
import { CandleFigure, type FigureWords } from '../../figures/candle-figure.tsx';

const files = import.meta.glob<IllustrationFile>('../illustrations/*.json', { eager: true, import: 'default' });

type Words = FigureWords & { source: string; description: string; moments: Record<PanelMoment, string> };

const words = {
  en: {
    simulated: 'SIMULATED',
    breaker: 'Breaker',
    source: 'Simulated candles, not market data. The markings are what Vela’s own analysis found in them.',
    description: 'Candlestick chart of simulated candles.',
    moments: {
      before: 'One candle before it is confirmed',
      at: 'At the close that confirms it',
      later: 'Later: the same finding, in the same place',
      fine: 'One-hour candles',
      coarse: 'The four-hour candles made of them',
    },
  },
  tr: {
    simulated: 'SİMÜLE',
    breaker: 'Kırıcı',
    source: 'Simüle mumlar, piyasa verisi değil. İşaretler, Vela’nın kendi analizinin bu mumlarda bulduklarıdır.',
    description: 'Simüle mumların mum grafiği.',
    moments: {
      before: 'Doğrulanmasından bir mum önce',
      at: 'Onu doğrulayan kapanışta',
      later: 'Daha sonra: aynı bulgu, aynı yerde',
      fine: 'Bir saatlik mumlar',
      coarse: 'Onlardan yapılan dört saatlik mumlar',
    },
  },
} satisfies Record<Language, Words>;

/** Names of all illustrations a text may use. */
export function listIllustrations(): string[] {
  return Object.keys(files).map((file) => file.slice('../illustrations/'.length, -'.json'.length));
}

/** What the panel shows, for those who do not see it: the interval and the kinds that were found. */
function describe({ interval, findings }: IllustrationPanel, language: Language): string {
  const kinds = [...new Set(findings.map(({ kind }) => findingKindName(kind, language)))];
  const shown = [intervalName(interval, language), ...kinds].join(', ');
  return `${words[language].description} ${shown}.`;
}

/** A picture of the product's own analysis in a language. `name` is a file of `content/illustrations`; another one fails. */
export function illustration(language: Language) {
  return function Illustration({ name, caption }: { name: string; caption: string }) {
    const file = files[`../illustrations/${name}.json`];
    if (file === undefined) throw new Error(`there is no illustration "${name}"; there are: ${listIllustrations().join(', ')}`);
    return (
      <figure className="illustration" data-illustration={name}>
        <div className={'grid gap-3'}>
          {file.panels.map((panel) => (
            <Panel key={panel.moment ?? name} panel={panel} language={language} caption={caption} />
          ))}
        </div>
        <figcaption className="mt-3 text-sm leading-relaxed text-muted">
          <span className="text-ink">{caption}</span> {words[language].source}
        </figcaption>
      </figure>
    );
  };
}

function Panel({ panel, language, caption }: { panel: IllustrationPanel; language: Language; caption: string }) {
  const { moment, pane } = panel;
  return (
    <div className="rounded-lg border border-line bg-surface p-2 sm:p-3">
      {moment !== undefined && <p className="mb-1 text-xs font-medium text-muted">{words[language].moments[moment]}</p>}
      <CandleFigure
        {...panel}
        pane={pane}
        isCompact={moment !== undefined}
        language={language}
        title={moment === undefined ? caption : `${caption} ${words[language].moments[moment]}`}
        description={describe(panel, language)}
        words={words[language]}
        isSimulated
      />
    </div>
  );
}
