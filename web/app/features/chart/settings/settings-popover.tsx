import { Settings2 } from 'lucide-react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { PopoverButton } from '../../../ui/popover.tsx';
import { SegmentedControl } from '../../../ui/segmented-control.tsx';
import { EventSwitch } from '../events/event-switch.tsx';
import { toolClass, ToolWord } from '../tool-button.tsx';
import { candleColours, type ChartSettings, priceScales, timeZones } from './chart-settings.ts';

type SettingsPopoverProps = {
  symbol: string;
  settings: ChartSettings;
  onChange: (change: Partial<ChartSettings>) => void;
};

/** Settings of the chart: price scale, candle colours, time zone. */
export function SettingsPopover({ symbol, settings, onChange }: SettingsPopoverProps) {
  const { t } = useTranslation('chart');
  return (
    <PopoverButton
      label={t('settings.label')}
      buttonLabel={t('settings.label')}
      className={toolClass}
      popoverClassName="w-[22rem] space-y-4"
      content={
        <>
          <Settings2 aria-hidden="true" className="size-4.5" />
          <ToolWord wide>{t('tool.settings')}</ToolWord>
        </>
      }
    >
      <Choice title={t('settings.scale.label')}>
        <SegmentedControl
          label={t('settings.scale.label')}
          size="small"
          options={priceScales.map((value) => ({ value, label: t(`settings.scale.${value}`) }))}
          value={settings.priceScale}
          onChoose={(priceScale) => onChange({ priceScale })}
        />
      </Choice>
      <Choice
        title={t('settings.colours.label')}
        hint={t(`settings.colours.hint.${settings.colours}`)}
      >
        <SegmentedControl
          label={t('settings.colours.label')}
          size="small"
          options={candleColours.map((value) => ({ value, label: t(`settings.colours.${value}`) }))}
          value={settings.colours}
          onChoose={(colours) => onChange({ colours })}
        />
      </Choice>
      <Choice title={t('settings.zone.label')} hint={t('settings.zone.hint')}>
        <SegmentedControl
          label={t('settings.zone.label')}
          size="small"
          options={timeZones.map((value) => ({ value, label: t(`settings.zone.${value}`) }))}
          value={settings.timeZone}
          onChoose={(timeZone) => onChange({ timeZone })}
        />
      </Choice>
      <EventSwitch
        symbol={symbol}
        isOn={settings.events}
        onChange={(events) => onChange({ events })}
      />
    </PopoverButton>
  );
}

function Choice({ title, hint, children }: { title: string; hint?: string; children: ReactNode }) {
  return (
    <div>
      <p aria-hidden="true" className="mb-1 text-xs font-semibold">
        {title}
      </p>
      {children}
      {hint !== undefined && <p className="mt-1 text-xs text-muted">{hint}</p>}
    </div>
  );
}
