import type { ChartScreen } from '../use-chart-screen.ts';
import { IndicatorPicker } from './indicator-picker.tsx';
import { ParameterDialog } from './parameter-dialog.tsx';

/** Dialogs for adding indicators and for editing their parameters. */
export function IndicatorDialogs({
  screen: { indicators, indicatorActions, data },
}: {
  screen: ChartScreen;
}) {
  const { picking, setPicking, edited, setEdited, add, save } = indicatorActions;
  const { rows, known, failed } = indicators;
  return (
    <>
      {picking && edited === undefined && (
        <IndicatorPicker
          known={known}
          failed={failed}
          countOnChart={(id) => rows.filter(({ chosen }) => chosen.id === id).length}
          hasVolume={!data.analysis.source.health.some(({ code }) => code === 'no-volume')}
          onAdd={add}
          onClose={() => setPicking(false)}
        />
      )}
      {edited !== undefined && (
        <ParameterDialog
          key={edited.key ?? edited.info.id}
          info={edited.info}
          chosen={edited.chosen}
          onSave={save}
          onClose={() => setEdited(undefined)}
        />
      )}
    </>
  );
}
