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
};

/** Reads the chart's colours from the style tokens in force, whatever the theme. */
export function readChartColours(): ChartColours {
  return {
    background: resolveColor('--color-surface'),
    text: resolveColor('--color-muted'),
    grid: resolveColor('--color-line'),
    bullish: resolveColor('--color-bull'),
    bearish: resolveColor('--color-bear'),
    lit: resolveColor('--color-ink'),
    watermark: resolveColor('--color-warning'),
  };
}

/** The same colour, see-through: takes what `readChartColours` gives. */
export function withAlpha(rgb: string, alpha: number): string {
  return rgb.replace('rgb(', 'rgba(').replace(')', `, ${alpha})`);
}

/** Calls back whenever the theme changes, by choice or by the system. Returns how to stop. */
export function watchTheme(onChange: () => void): () => void {
  const observer = new MutationObserver(onChange);
  observer.observe(document.documentElement, { attributes: true, attributeFilter: ['data-theme', 'class'] });
  const system = window.matchMedia('(prefers-color-scheme: dark)');
  system.addEventListener('change', onChange);
  return () => {
    observer.disconnect();
    system.removeEventListener('change', onChange);
  };
}
