import { resolveColor } from '../../lib/theme.tsx';

/** Colours of the drawing, as the canvas takes them: `rgb(r, g, b)`. */
export type ChartColours = {
  background: string;
  text: string;
  grid: string;
  bullish: string;
  bearish: string;
  lit: string;
  watermark: string;
  /** Of indicators, one after the other. */
  lines: readonly string[];
};

const lineTokens = [
  '--color-accent',
  '--color-warning',
  '--color-danger',
  '--color-success',
  '--color-neutral',
] as const;

/** Reads the chart's colours from the style tokens in force where it is drawn, whatever the theme and the scheme. */
export function readChartColours(within: HTMLElement): ChartColours {
  return {
    background: resolveColor('--color-surface', within),
    text: resolveColor('--color-muted', within),
    grid: resolveColor('--color-line', within),
    bullish: resolveColor('--color-bull', within),
    bearish: resolveColor('--color-bear', within),
    lit: resolveColor('--color-ink', within),
    watermark: resolveColor('--color-warning', within),
    lines: lineTokens.map((token) => resolveColor(token, within)),
  };
}

const seeThrough = new Map<string, string>();

/** The same colour, see-through: takes what `readChartColours` gives. Remembered: every frame asks for the same few. */
export function withAlpha(rgb: string, alpha: number): string {
  const key = `${alpha} ${rgb}`;
  const known = seeThrough.get(key) ?? rgb.replace('rgb(', 'rgba(').replace(')', `, ${alpha})`);
  seeThrough.set(key, known);
  return known;
}

/** Calls back whenever the theme changes, by choice or by the system. Returns how to stop. */
export function watchTheme(onChange: () => void): () => void {
  const observer = new MutationObserver(onChange);
  observer.observe(document.documentElement, {
    attributes: true,
    attributeFilter: ['data-theme', 'class'],
  });
  const system = window.matchMedia('(prefers-color-scheme: dark)');
  system.addEventListener('change', onChange);
  return () => {
    observer.disconnect();
    system.removeEventListener('change', onChange);
  };
}
