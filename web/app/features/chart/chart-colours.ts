import { resolveColor } from '../../lib/theme.tsx';

/** Colours of the chart in the canvas format `rgb(r, g, b)`. */
export type ChartColours = {
  background: string;
  text: string;
  grid: string;
  bullish: string;
  bearish: string;
  /** Of zones without a direction. */
  neutral: string;
  lit: string;
  watermark: string;
  /** Colours of indicator lines, in order of use. */
  lines: readonly string[];
};

const lineTokens = [
  '--color-accent',
  '--color-warning',
  '--color-danger',
  '--color-success',
  '--color-neutral',
] as const;

/** Reads the chart's colours from the style tokens at `within`, in any theme and scheme. */
export function readChartColours(within: HTMLElement): ChartColours {
  return {
    background: resolveColor('--color-surface', within),
    text: resolveColor('--color-muted', within),
    grid: resolveColor('--color-line', within),
    bullish: resolveColor('--color-bull', within),
    bearish: resolveColor('--color-bear', within),
    neutral: resolveColor('--color-muted', within),
    lit: resolveColor('--color-ink', within),
    watermark: resolveColor('--color-warning', within),
    lines: lineTokens.map((token) => resolveColor(token, within)),
  };
}

const alphaCache = new Map<string, string>();

/** A chart colour with an opacity (0 to 1); cached, as every frame asks for the same few. */
export function applyAlpha(rgb: string, alpha: number): string {
  const key = `${alpha} ${rgb}`;
  const known = alphaCache.get(key) ?? rgb.replace('rgb(', 'rgba(').replace(')', `, ${alpha})`);
  alphaCache.set(key, known);
  return known;
}

/** Calls `onChange` when the user or the system changes the theme. Returns the unsubscriber. */
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
