import { ChartKeysDialog } from './chart-keys-dialog.tsx';
import { IndicatorDialogs } from './indicators/indicator-dialogs.tsx';
import type { ChartScreen } from './use-chart-screen.ts';

/** Dialogs of a chart: indicators, their parameters, and the keys. */
export function ChartDialogs({ screen }: { screen: ChartScreen }) {
  return (
    <>
      <IndicatorDialogs screen={screen} />
      {screen.helpOpen && <ChartKeysDialog onClose={() => screen.setHelpOpen(false)} />}
    </>
  );
}
