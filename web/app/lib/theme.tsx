import { storeInCookie } from './cookies.ts';
import { usePageEnvironment } from './page-environment.ts';
import { type Theme, themeCookie } from '@vela/contracts';
import { createContext, type ReactNode, useCallback, useContext, useMemo, useState } from 'react';

type ThemeChoice = { theme: Theme; chooseTheme: (theme: Theme) => void };

const ThemeContext = createContext<ThemeChoice>({ theme: 'system', chooseTheme: () => undefined });

/** Holds light, dark or system, which the server writes on the html element: no flash. */
export function ThemeProvider({ children }: { children: ReactNode }) {
  const [theme, setTheme] = useState(usePageEnvironment().theme);
  const chooseTheme = useCallback((next: Theme) => {
    storeInCookie(themeCookie, next);
    setTheme(next);
  }, []);
  const choice = useMemo(() => ({ theme, chooseTheme }), [theme, chooseTheme]);
  return <ThemeContext value={choice}>{children}</ThemeContext>;
}

export function useTheme(): ThemeChoice {
  return useContext(ThemeContext);
}

/** A design token's colour within an element as `rgb(…)`: canvases resolve no CSS variables. */
export function resolveColor(
  token: `--color-${string}`,
  within: HTMLElement = document.body,
): string {
  const probe = document.createElement('span');
  probe.style.color = `var(${token})`;
  probe.hidden = true;
  within.append(probe);
  const color = getComputedStyle(probe).color;
  probe.remove();
  return color;
}
