import { Trash2 } from 'lucide-react';
import { type FormEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../../ui/button.tsx';
import type { ZoneVisibility } from './zone-visibility.ts';

const maxNameLength = 24;
const maxPresets = 6;

type OwnPresetsProps = {
  visibility: ZoneVisibility;
  onChange: (visibility: ZoneVisibility) => void;
};

/** The user's own presets: saves what is drawn now under a name, and deletes saved ones. */
export function OwnPresets({ visibility, onChange }: OwnPresetsProps) {
  const { t } = useTranslation('chart');
  const [name, setName] = useState('');
  const { own, spoken, hidden, rules } = visibility;
  const wanted = name.trim();
  const save = (event: FormEvent): void => {
    event.preventDefault();
    if (wanted === '') return;
    const others = own.filter((preset) => preset.name !== wanted);
    onChange({
      ...visibility,
      own: [...others, { name: wanted, spoken, hidden, rules }].slice(-maxPresets),
    });
    setName('');
  };
  return (
    <div className="border-t border-line pt-2">
      <form className="flex gap-2" onSubmit={save}>
        <input
          aria-label={t('layers.own.name')}
          placeholder={t('layers.own.name')}
          value={name}
          maxLength={maxNameLength}
          autoComplete="off"
          className="min-h-11 min-w-0 flex-1 rounded-md border border-line-strong bg-surface px-2 text-sm md:min-h-8"
          onChange={(event) => setName(event.target.value)}
        />
        <Button look="secondary" type="submit" disabled={wanted === ''}>
          {t('layers.own.save')}
        </Button>
      </form>
      <ul>
        {own.map((preset) => (
          <li key={preset.name} className="flex items-center justify-between text-xs">
            {preset.name}
            <button
              type="button"
              aria-label={t('layers.own.delete', { name: preset.name })}
              className="grid size-11 place-items-center rounded-md text-muted hover:bg-sunken hover:text-ink md:size-7"
              onClick={() =>
                onChange({ ...visibility, own: own.filter((other) => other !== preset) })
              }
            >
              <Trash2 aria-hidden="true" className="size-3.5" />
            </button>
          </li>
        ))}
      </ul>
    </div>
  );
}
