import type { ChartColours } from '../chart-colours.ts';

/** Text around a picture: title and subtitle above the chart, notes below it. */
export type PictureWords = { title: string; subtitle: string; notes: readonly string[] };

type Pen = { context: CanvasRenderingContext2D; scale: number; width: number };

const padding = 14;
const family = '"Inter Variable", system-ui, sans-serif';

function drawText(
  { context, scale, width }: Pen,
  line: { text: string; y: number; font: string; colour: string },
): void {
  context.font = line.font.replace(/(\d+)px/, (_, size: string) => `${Number(size) * scale}px`);
  context.fillStyle = line.colour;
  // Condensed rather than cut off: date and source must be complete.
  context.fillText(line.text, padding * scale, line.y * scale, width - 2 * padding * scale);
}

/** Draws the chart and its text in device pixels: `scale` device pixels per CSS pixel. */
export function drawPicture(
  chart: HTMLCanvasElement,
  words: PictureWords,
  style: { colours: ChartColours; scale: number },
): HTMLCanvasElement {
  const { colours, scale } = style;
  const head = words.subtitle === '' ? 40 : 58;
  const foot = 10 + 18 * words.notes.length;
  const picture = document.createElement('canvas');
  picture.width = chart.width;
  picture.height = chart.height + Math.round((head + foot) * scale);
  const context = picture.getContext('2d');
  if (context === null) return chart;
  const pen = { context, scale, width: picture.width };
  context.fillStyle = colours.background;
  context.fillRect(0, 0, picture.width, picture.height);
  context.textBaseline = 'alphabetic';
  drawText(pen, { text: words.title, y: 26, font: `600 17px ${family}`, colour: colours.lit });
  drawText(pen, { text: words.subtitle, y: 46, font: `400 12px ${family}`, colour: colours.text });
  context.drawImage(chart, 0, Math.round(head * scale));
  const below = head + chart.height / scale;
  for (const [index, text] of words.notes.entries()) {
    drawText(pen, {
      text,
      y: below + 18 * (index + 1),
      font: `400 11px ${family}`,
      colour: colours.text,
    });
  }
  return picture;
}
