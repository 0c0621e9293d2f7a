import { BarChart3, Layers, Maximize2, SkipForward } from 'lucide-react';
import { memo, type ReactNode, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { joinClassNames } from '../../../ui/class-names.ts';
import { PopoverButton } from '../../../ui/popover.tsx';
import { useRovingFocus } from '../../../ui/use-roving-focus.ts';
import { type Drawing, isSameDrawing, presetNames, presets } from './preset.ts';
import type { ZoneVisibility } from './zone-visibility.ts';

type LayerRowProps = {
  visibility: ZoneVisibility;
  onChange: (visibility: ZoneVisibility) => void;
  /** Structures drawn, and all of the chart. */
  drawn: number;
  all: number;
  /** Whether volume is drawn; undefined where the series has none. */
  volume: boolean | undefined;
  onVolume: (shown: boolean) => void;
  onLatest: () => void;
  onFit: () => void;
  /** Content of the popover. */
  children: ReactNode;
};

const itemClass =
  'inline-flex min-h-11 shrink-0 items-center gap-1.5 rounded-md px-2 text-xs whitespace-nowrap text-muted -outline-offset-2 hover:bg-sunken hover:text-ink md:min-h-7';
const item = { type: 'button', tabIndex: -1, 'data-roving': true } as const;

/** What is drawn, as one compact row: presets, volume, layers, and where to look. */
export const LayerRow = memo(function LayerRow(props: LayerRowProps) {
  const { visibility, drawn, all, children } = props;
  const { t } = useTranslation('chart');
  const box = useRef<HTMLDivElement>(null);
  const handlers = useRovingFocus(box, '[data-roving]');
  return (
    <section
      aria-label={t('legend.label')}
      className="@container shrink-0 border-t border-line bg-surface"
    >
      <div
        ref={box}
        role="toolbar"
        aria-label={t('layers.label')}
        tabIndex={-1}
        className="relative flex items-center gap-0.5 overflow-x-auto px-1.5 [scrollbar-width:none] md:py-0.5"
        {...handlers}
      >
        <PresetButtons {...props} />
        <span aria-hidden="true" className="mx-1 h-4 w-px shrink-0 bg-line" />
        <VolumeButton {...props} />
        <PopoverButton
          label={t('legend.label')}
          className={itemClass}
          popoverClassName="w-80 p-2"
          inToolbar
          content={
            <>
              <Layers aria-hidden="true" className="size-3.5" />
              <span className="@max-2xl:sr-only">{t('layers.open')}</span>
              <span className="tabular-nums">{t('layers.drawn', { drawn, all })}</span>
            </>
          }
        >
          {children}
        </PopoverButton>
        <ViewButtons {...props} />
      </div>
      <span hidden data-drawn={drawn} data-preset={findPresetName(visibility)} />
    </section>
  );
});

function VolumeButton({ volume, onVolume }: LayerRowProps) {
  const { t } = useTranslation('chart');
  if (volume === undefined) return null;
  return (
    <button
      {...item}
      aria-pressed={volume}
      className={joinClassNames(itemClass, volume && 'text-ink')}
      onClick={() => onVolume(!volume)}
    >
      <BarChart3
        aria-hidden="true"
        className={joinClassNames('size-3.5', volume && 'text-accent')}
      />
      {t('layers.volume')}
    </button>
  );
}

/** To the latest candle, and all candles. */
function ViewButtons({ onLatest, onFit }: LayerRowProps) {
  const { t } = useTranslation('chart');
  return (
    <span className="ml-auto flex">
      <button {...item} title={t('layers.latest')} className={itemClass} onClick={onLatest}>
        <SkipForward aria-hidden="true" className="size-3.5" />
        <span className="sr-only">{t('layers.latest')}</span>
      </button>
      <button {...item} title={t('layers.fit')} className={itemClass} onClick={onFit}>
        <Maximize2 aria-hidden="true" className="size-3.5" />
        <span className="sr-only">{t('layers.fit')}</span>
      </button>
    </span>
  );
}

/** Name of the preset that a choice is; undefined for a changed one. */
function findPresetName(visibility: ZoneVisibility): string | undefined {
  return (
    presetNames.find((name) => isSameDrawing(presets[name], visibility)) ??
    visibility.own.find((own) => isSameDrawing(own, visibility))?.name
  );
}

function PresetButtons({ visibility, onChange }: LayerRowProps) {
  const { t } = useTranslation('chart');
  const current = findPresetName(visibility);
  const choices: { name: string; text: string; drawing: Drawing }[] = [
    ...presetNames.map((name) => ({
      name,
      text: t(`layers.preset.${name}`),
      drawing: presets[name],
    })),
    ...visibility.own.map((drawing) => ({ name: drawing.name, text: drawing.name, drawing })),
  ];
  return choices.map(({ name, text, drawing: { spoken, hidden, rules } }) => (
    <button
      key={name}
      {...item}
      aria-pressed={name === current}
      className={joinClassNames(
        itemClass,
        name === current && 'bg-accent-soft font-medium text-accent',
      )}
      onClick={() => onChange({ ...visibility, spoken, hidden, rules })}
    >
      {text}
    </button>
  ));
}
