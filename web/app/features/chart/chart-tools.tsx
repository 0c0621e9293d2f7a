import {
  Camera,
  Captions,
  ChartSpline,
  Ellipsis,
  History,
  Keyboard,
  Maximize2,
  SkipForward,
} from 'lucide-react';
import { memo } from 'react';
import { useTranslation } from 'react-i18next';
import { usePhone } from '../../lib/use-phone.ts';
import { joinClassNames } from '../../ui/class-names.ts';
import { DropdownMenu } from '../../ui/dropdown-menu.tsx';
import type { ChartSettings } from './settings/chart-settings.ts';
import { SettingsPopover } from './settings/settings-popover.tsx';
import { ToolButton, toolClass, ToolWord } from './tool-button.tsx';

export type ChartTool =
  | 'indicators'
  | 'replay'
  | 'latest'
  | 'fit'
  | 'picture'
  | 'describe'
  | 'keys';

type ChartToolsProps = {
  symbol: string;
  replaying: boolean;
  isDrawn: boolean;
  pictureFailed: boolean;
  settings: ChartSettings;
  onSettings: (change: Partial<ChartSettings>) => void;
  onTool: (tool: ChartTool) => void;
};

/** Toolbar of the chart. Memoized: a replay candle does not render it. */
export const ChartTools = memo(function ChartTools(props: ChartToolsProps) {
  const { symbol, replaying, pictureFailed, settings, onSettings, onTool } = props;
  const { t } = useTranslation('chart');
  const phone = usePhone();
  return (
    <fieldset aria-label={t('tools')} className={phone ? 'contents' : 'flex'}>
      <ToolButton
        label={t('indicators.add')}
        word={t('tool.indicators')}
        wide
        icon={ChartSpline}
        onClick={() => onTool('indicators')}
      />
      <ToolButton
        label={t('replay.label')}
        word={t('tool.replay')}
        wide
        icon={History}
        pressed={replaying}
        onClick={() => onTool('replay')}
      />
      <SettingsPopover symbol={symbol} settings={settings} onChange={onSettings} />
      {phone ? <MoreTools {...props} /> : <SeldomTools {...props} />}
      {pictureFailed && (
        <span role="alert" className="self-center px-2 text-xs text-danger">
          {t('picture.failed')}
        </span>
      )}
    </fieldset>
  );
});

/** Tools without words, where the row has room for them. */
function SeldomTools({ isDrawn, onTool }: ChartToolsProps) {
  const { t } = useTranslation('chart');
  return (
    <>
      <ToolButton
        label={t('picture.save')}
        icon={Camera}
        disabled={!isDrawn}
        onClick={() => onTool('picture')}
      />
      <ToolButton label={t('summary.label')} icon={Captions} onClick={() => onTool('describe')} />
      <ToolButton label={t('keys.title')} icon={Keyboard} onClick={() => onTool('keys')} />
    </>
  );
}

/** The same and where to look in a menu, on phones: a row of eight words would be too small. */
function MoreTools({ isDrawn, onTool }: ChartToolsProps) {
  const { t } = useTranslation('chart');
  const drawn = { disabled: !isDrawn };
  const choose = (tool: ChartTool) => ({ onChoose: () => onTool(tool) });
  return (
    <DropdownMenu
      trigger={
        <button type="button" className={joinClassNames(toolClass, 'order-last')}>
          <Ellipsis aria-hidden="true" className="size-4.5" />
          <ToolWord>{t('tool.more')}</ToolWord>
        </button>
      }
      entries={[
        { ...drawn, label: t('layers.latest'), icon: SkipForward, ...choose('latest') },
        { ...drawn, label: t('layers.fit'), icon: Maximize2, ...choose('fit') },
        { ...drawn, label: t('picture.save'), icon: Camera, ...choose('picture') },
        { label: t('summary.label'), icon: Captions, ...choose('describe') },
      ]}
    />
  );
}
