import { Camera, Captions, ChartSpline, History, Keyboard } from 'lucide-react';
import { memo } from 'react';
import { useTranslation } from 'react-i18next';
import type { ChartSettings } from './settings/chart-settings.ts';
import { SettingsPopover } from './settings/settings-popover.tsx';
import { ToolButton } from './tool-button.tsx';

export type ChartTool = 'indicators' | 'replay' | 'picture' | 'describe' | 'keys';

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
export const ChartTools = memo(function ChartTools({
  symbol,
  replaying,
  isDrawn,
  pictureFailed,
  settings,
  onSettings,
  onTool,
}: ChartToolsProps) {
  const { t } = useTranslation('chart');
  return (
    <fieldset aria-label={t('tools')} className="flex">
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
      <ToolButton
        label={t('picture.save')}
        word={t('tool.picture')}
        icon={Camera}
        disabled={!isDrawn}
        onClick={() => onTool('picture')}
      />
      <ToolButton
        label={t('summary.label')}
        word={t('tool.describe')}
        icon={Captions}
        onClick={() => onTool('describe')}
      />
      <ToolButton
        label={t('keys.title')}
        icon={Keyboard}
        onClick={() => onTool('keys')}
        className="max-md:hidden"
      />
      {pictureFailed && (
        <span role="alert" className="self-center px-2 text-xs text-danger">
          {t('picture.failed')}
        </span>
      )}
    </fieldset>
  );
});
