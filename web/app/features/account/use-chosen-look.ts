import type { SessionAnswer } from '@vela/contracts';
import { useChangeLanguage } from '../../i18n/language-change.tsx';
import { useLanguage } from '../../i18n/use-language.ts';
import { useTheme } from '../../lib/theme.tsx';

/** Takes over the language and theme that a person chose for every device, after a sign-in. */
export function useChosenLook(): (chosen: SessionAnswer['chosen']) => Promise<void> {
  const shown = useLanguage();
  const changeLanguage = useChangeLanguage();
  const { chooseTheme } = useTheme();
  return async (chosen) => {
    if (chosen === undefined) return;
    const { language, theme } = chosen;
    if (theme !== null) chooseTheme(theme);
    if (language === null || language === shown) return;
    // Where the words cannot be loaded, the page stays as it is.
    await changeLanguage(language, async () => {}).catch(() => undefined);
  };
}
