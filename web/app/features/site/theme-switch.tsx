import { type Theme, themes } from '@vela/contracts';
import { Monitor, Moon, Sun } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { useTheme } from '../../lib/theme.tsx';
import { joinClassNames } from '../../ui/class-names.ts';

const icons = { system: Monitor, light: Sun, dark: Moon };

/** Light, dark or system. Hidden without JavaScript. */
export function ThemeSwitch({ className }: { className?: string }) {
  const { t } = useTranslation('site');
  const { theme, chooseTheme } = useTheme();
  return (
    <fieldset
      aria-label={t('theme.label')}
      className={joinClassNames(
        'inline-flex min-w-0 rounded-md border border-line p-0.5 noscript:hidden',
        className,
      )}
    >
      <Choices theme={theme} onChoose={chooseTheme} />
    </fieldset>
  );
}

function Choices({ theme, onChoose }: { theme: Theme; onChoose: (theme: Theme) => void }) {
  const { t } = useTranslation('site');
  return (
    <>
      {themes.map((choice) => {
        const Icon = icons[choice];
        return (
          <button
            key={choice}
            type="button"
            aria-pressed={theme === choice}
            aria-label={t(`theme.${choice}`)}
            title={t(`theme.${choice}`)}
            onClick={() => onChoose(choice)}
            className={joinClassNames(
              'grid min-h-9 min-w-8 place-items-center rounded-sm transition-colors max-lg:min-h-11 max-lg:min-w-11',
              theme === choice ? 'bg-ink text-paper' : 'text-muted hover:text-ink',
            )}
          >
            <Icon aria-hidden="true" className="size-4" />
          </button>
        );
      })}
    </>
  );
}
