import { themes } from '@vela/contracts';
import { Monitor, Moon, Sun } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { useTheme } from '../../lib/theme.tsx';
import { classNames } from '../../ui/class-names.ts';

const icons = { system: Monitor, light: Sun, dark: Moon };

/** Light, dark, or as the system says. */
export function ThemeSwitch() {
  const { t } = useTranslation('site');
  const { theme, chooseTheme } = useTheme();
  return (
    <fieldset aria-label={t('theme.label')} className="inline-flex items-center rounded-md border border-line">
      {themes.map((choice) => {
        const Icon = icons[choice];
        return (
          <button
            key={choice}
            type="button"
            aria-pressed={theme === choice}
            aria-label={t(`theme.${choice}`)}
            title={t(`theme.${choice}`)}
            onClick={() => chooseTheme(choice)}
            className={classNames(
              'grid min-h-9 min-w-9 place-items-center rounded-md',
              theme === choice ? 'bg-ink text-paper' : 'text-muted hover:text-ink',
            )}
          >
            <Icon aria-hidden="true" className="size-4" />
          </button>
        );
      })}
    </fieldset>
  );
}
