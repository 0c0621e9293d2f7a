import { BarChart3 } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { joinClassNames } from '../../../ui/class-names.ts';
import { type Drawing, isSameDrawing, presetNames, presets } from './preset.ts';
import type { ZoneVisibility } from './zone-visibility.ts';

/** Classes of the buttons that choose what is drawn. */
export const itemClass =
  'inline-flex min-h-11 shrink-0 items-center gap-1.5 rounded-md px-2 text-xs whitespace-nowrap text-muted -outline-offset-2 hover:bg-sunken hover:text-ink md:min-h-7';
/** Properties of a button of the row, which is a single tab stop. */
export const rowItem = { type: 'button', tabIndex: -1, 'data-roving': true } as const;
/** The same beside other controls in a popover. */
export const cardItem = { type: 'button' } as const;

type PresetButtonsProps = {
  visibility: ZoneVisibility;
  onChange: (visibility: ZoneVisibility) => void;
  item: typeof rowItem | typeof cardItem;
};

/** Name of the preset that a choice is; undefined for a changed one. */
export function findPresetName(visibility: ZoneVisibility): string | undefined {
  return (
    presetNames.find((name) => isSameDrawing(presets[name], visibility)) ??
    visibility.own.find((own) => isSameDrawing(own, visibility))?.name
  );
}

/** One button for each preset, own ones included. */
function PresetButtons({ visibility, onChange, item }: PresetButtonsProps) {
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

type DrawnChoicesProps = PresetButtonsProps & {
  /** Whether volume is drawn; undefined where the series has none. */
  volume: boolean | undefined;
  onVolume: (shown: boolean) => void;
};

/** The presets, and volume. */
export function DrawnChoices(props: DrawnChoicesProps) {
  return (
    <>
      <PresetButtons {...props} />
      <span aria-hidden="true" className="mx-1 h-4 w-px shrink-0 bg-line" />
      <VolumeButton {...props} />
    </>
  );
}

function VolumeButton({ volume, onVolume, item }: DrawnChoicesProps) {
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
