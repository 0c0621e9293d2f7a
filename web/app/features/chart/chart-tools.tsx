import { Camera, Captions, ChartSpline, History, Keyboard } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { usePicture } from './export/use-picture.ts';
import { SettingsPopover } from './settings/settings-popover.tsx';
import { ToolButton } from './tool-button.tsx';
import type { ChartScreen } from './use-chart-screen.ts';

/** Where a replay begins: it leaves a quarter of the candles to be played. */
const replayFrom = 0.75;

/** The row of tools: indicators, replay, settings, picture, summary, keys. */
export function ChartTools({ screen, onDescribe }: { screen: ChartScreen; onDescribe: () => void }) {
  const { container, chart, shown, replay, settings, onSettings, setHelpOpen, indicatorActions } = screen;
  const { t } = useTranslation('chart');
  const picture = usePicture(chart, shown);
  const replaying = replay.state !== undefined;
  const toggleReplay = (): void =>
    replay.act(replaying ? { kind: 'stop' } : { kind: 'start', at: Math.floor(shown.whole.openTime.length * replayFrom) });
  const save = (): void => {
    if (container.current !== null) picture.save(container.current);
  };
  return (
    <fieldset aria-label={t('tools')} className="flex">
      <ToolButton label={t('indicators.add')} icon={ChartSpline} onClick={() => indicatorActions.setPicking(true)} />
      <ToolButton label={t('replay.label')} icon={History} pressed={replaying} onClick={toggleReplay} />
      <SettingsPopover settings={settings} onChange={onSettings} />
      <ToolButton label={t('picture.save')} icon={Camera} disabled={chart === undefined} onClick={save} />
      <ToolButton label={t('summary.label')} icon={Captions} onClick={onDescribe} />
      <ToolButton label={t('keys.title')} icon={Keyboard} onClick={() => setHelpOpen(true)} className="max-md:hidden" />
      {picture.failed && (
        <span role="alert" className="self-center px-2 text-xs text-danger">
          {t('picture.failed')}
        </span>
      )}
    </fieldset>
  );
}
