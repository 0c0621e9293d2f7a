import { type Theme, themes } from '@vela/contracts';
import { Monitor, Moon, Sun } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { LivingPart } from '../../lib/page-parts/ready-parts.tsx';
import { useTheme } from '../../lib/theme.tsx';
import { classNames } from '../../ui/class-names.ts';

const icons = { system: Monitor, light: Sun, dark: Moon };

/** Light, dark, or as the system says. Without JavaScript there is nothing to choose with: it is not shown then. */
export function ThemeSwitch({ className }: { className?: string }) {
  const { t } = useTranslation('site');
  const { theme, chooseTheme } = useTheme();
  return (
    <fieldset
      aria-label={t('theme.label')}
      className={classNames(
        'inline-flex min-w-0 rounded-md border border-line p-0.5 noscript:hidden',
        className,
      )}
    >
      <LivingPart name="themes" of={theme} className="contents">
        <Choices theme={theme} onChoose={chooseTheme} />
      </LivingPart>
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
            className={classNames(
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
