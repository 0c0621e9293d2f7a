import { Layers, Maximize2, SkipForward } from 'lucide-react';
import { memo, type ReactNode, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { joinClassNames } from '../../../ui/class-names.ts';
import { PopoverButton } from '../../../ui/popover.tsx';
import { useRovingFocus } from '../../../ui/use-roving-focus.ts';
import { cardItem, DrawnChoices, findPresetName, itemClass, rowItem } from './preset-buttons.tsx';
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
  /** On a phone, beside the tools: presets and volume are in the popover. */
  isCompact: boolean;
  /** Content of the popover. */
  children: ReactNode;
};

/** What is drawn, as one compact row: presets, volume, layers, and where to look. */
export const LayerRow = memo(function LayerRow(props: LayerRowProps) {
  const { visibility, drawn, all, isCompact, children } = props;
  const { t } = useTranslation('chart');
  const box = useRef<HTMLDivElement>(null);
  const handlers = useRovingFocus(box, '[data-roving]');
  return (
    <section
      aria-label={t('legend.label')}
      className={joinClassNames(
        '@container bg-surface',
        isCompact ? 'min-w-0 flex-1' : 'shrink-0 border-t border-line',
      )}
    >
      <div
        ref={box}
        role="toolbar"
        aria-label={t('layers.label')}
        tabIndex={-1}
        className="relative flex items-center gap-0.5 overflow-x-auto px-1.5 [scrollbar-width:none] md:py-0.5"
        {...handlers}
      >
        {!isCompact && <DrawnChoices {...props} item={rowItem} />}
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
          {isCompact && (
            <div className="mb-2 flex flex-wrap items-center border-b border-line pb-2">
              <DrawnChoices {...props} item={cardItem} />
            </div>
          )}
          {children}
        </PopoverButton>
        <ViewButtons {...props} />
      </div>
      <span hidden data-drawn={drawn} data-preset={findPresetName(visibility)} />
    </section>
  );
});

/** To the latest candle, and all candles. */
function ViewButtons({ onLatest, onFit }: LayerRowProps) {
  const { t } = useTranslation('chart');
  return (
    <span className="ml-auto flex">
      <button {...rowItem} title={t('layers.latest')} className={itemClass} onClick={onLatest}>
        <SkipForward aria-hidden="true" className="size-3.5" />
        <span className="sr-only">{t('layers.latest')}</span>
      </button>
      <button {...rowItem} title={t('layers.fit')} className={itemClass} onClick={onFit}>
        <Maximize2 aria-hidden="true" className="size-3.5" />
        <span className="sr-only">{t('layers.fit')}</span>
      </button>
    </span>
  );
}
