import { Layers, type LucideIcon, Maximize2, SkipForward } from 'lucide-react';
import { memo, type ReactNode, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { joinClassNames } from '../../../ui/class-names.ts';
import { PopoverButton } from '../../../ui/popover.tsx';
import { useRovingFocus } from '../../../ui/use-roving-focus.ts';
import { stackedClass, ToolWord } from '../tool-button.tsx';
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

const rowClass = joinClassNames(itemClass, stackedClass, 'max-md:w-full max-md:px-1');

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
        className="relative flex items-center gap-0.5 overflow-x-auto [scrollbar-width:none] md:px-1.5 md:py-0.5"
        {...handlers}
      >
        {!isCompact && <DrawnChoices {...props} item={rowItem} />}
        <PopoverButton
          label={t('legend.label')}
          className={rowClass}
          popoverClassName="w-80 p-2"
          inToolbar
          content={
            <>
              <Layers aria-hidden="true" className="size-4.5 md:size-3.5" />
              <span className="md:@max-2xl:sr-only">{t('layers.open')}</span>
              {!isCompact && (
                <span className="tabular-nums">{t('layers.drawn', { drawn, all })}</span>
              )}
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
        {!isCompact && <ViewButtons {...props} />}
      </div>
      <span hidden data-drawn={drawn} data-preset={findPresetName(visibility)} />
    </section>
  );
});

/** To the latest candle, and all candles. */
function ViewButtons({ onLatest, onFit }: LayerRowProps) {
  return (
    <span className="ml-auto flex">
      <ViewButton name="latest" icon={SkipForward} onClick={onLatest} />
      <ViewButton name="fit" icon={Maximize2} onClick={onFit} />
    </span>
  );
}

type ViewButtonProps = { name: 'latest' | 'fit'; icon: LucideIcon; onClick: () => void };

function ViewButton({ name, icon: Icon, onClick }: ViewButtonProps) {
  const { t } = useTranslation('chart');
  const label = t(`layers.${name}`);
  return (
    <button {...rowItem} aria-label={label} title={label} className={rowClass} onClick={onClick}>
      <Icon aria-hidden="true" className="size-4.5 md:size-3.5" />
      <ToolWord wide>{t(`tool.${name}`)}</ToolWord>
    </button>
  );
}
