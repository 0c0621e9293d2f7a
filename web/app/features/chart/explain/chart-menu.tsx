import { BellPlus, Crosshair, History, MessageCircleQuestion } from 'lucide-react';
import { use } from 'react';
import { useTranslation } from 'react-i18next';
import { useLanguage } from '../../../i18n/use-language.ts';
import { AlertSetupContext } from '../../../lib/alert-setup.ts';
import { DropdownMenu, type MenuEntry } from '../../../ui/dropdown-menu.tsx';
import { describeFinding } from '../describe-finding.ts';
import type { ChartNow } from '../use-chart-screen.ts';
import type { PointMenu } from './use-point-menu.ts';

type ChartMenuProps = { screen: ChartNow; menu: PointMenu; onClose: () => void };

/** Menu of a point on the chart: explain or mark a structure, or replay from the candle there. */
export function ChartMenu({ screen, menu, onClose }: ChartMenuProps) {
  const { t } = useTranslation('chart');
  const entries = useEntries(screen, menu);
  const focusChart = (event: Event): void => {
    event.preventDefault();
    screen.container.current?.parentElement?.focus({ preventScroll: true });
  };
  return (
    <DropdownMenu
      open
      onOpenChange={(open) => !open && onClose()}
      onCloseAutoFocus={focusChart}
      align="start"
      trigger={
        <button
          type="button"
          tabIndex={-1}
          aria-label={t('menu.label')}
          className="pointer-events-none absolute size-px opacity-0"
          style={{ left: menu.x, top: menu.y }}
        />
      }
      entries={entries}
    />
  );
}

function useEntries(
  { shown, format, replay, onFinding }: ChartNow,
  { candle, findings, price }: PointMenu,
): MenuEntry[] {
  const { t } = useTranslation(['chart', 'workspace']);
  const openAlert = use(AlertSetupContext);
  const language = useLanguage();
  const found = findings.flatMap(
    (id) => shown.analysis.findings.find((finding) => finding.id === id) ?? [],
  );
  const named = found.map((finding) => {
    const { name, direction } = describeFinding(finding, language);
    return { finding, name: `${name} (${direction}, ${format.price(finding.top)})` };
  });
  const time = candle === undefined ? undefined : shown.whole.openTime[candle];
  return [
    ...named.map(({ finding, name }) => ({
      label: t('menu.explainOne', { name }),
      icon: MessageCircleQuestion,
      onChoose: () => onFinding('explain', finding),
    })),
    ...named.slice(0, 1).map(({ finding, name }) => ({
      label: t('menu.markOne', { name }),
      icon: Crosshair,
      onChoose: () => onFinding('show', finding),
    })),
    ...(named.length === 0 ? [{ label: t('menu.nothing'), disabled: true }] : []),
    ...(candle === undefined || time === undefined
      ? []
      : [
          {
            label: t('menu.replay', { time: format.zonedTime(time) }),
            icon: History,
            onChoose: () => replay.act({ kind: 'start', at: candle }),
          },
        ]),
    ...(openAlert === undefined || price === undefined
      ? []
      : [
          {
            label: t('workspace:watch.menu.price', { price: format.price(price) }),
            icon: BellPlus,
            onChoose: () =>
              openAlert({
                symbol: shown.analysis.instrument.symbol,
                interval: shown.analysis.interval,
                level: String(price),
              }),
          },
        ]),
  ];
}
