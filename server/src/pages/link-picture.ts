import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { Resvg } from '@resvg/resvg-js';
import { brand } from '@vela/contracts';
import satori, { type Font } from 'satori';

/** What a link picture says: shown by other sites beside a link to a page. */
export type LinkPictureWords = {
  readonly title: string;
  readonly description: string;
  readonly site: string;
};

/** In pixels, as link previews want it. */
export const linkPictureSize = { width: 1200, height: 630 } as const;

type Drawing = Parameters<typeof satori>[0];
type Style = Readonly<Record<string, string | number>>;

function createBox(style: Style, children: string | readonly Drawing[] = []): Drawing {
  return { type: 'div', key: null, props: { style: { display: 'flex', ...style }, children } };
}

const fontFolder = path.join(
  path.dirname(createRequire(import.meta.url).resolve('@fontsource/inter/package.json')),
  'files',
);

// Two files per weight: the first lacks ğ, ş and İ, the second everything else.
const fonts: Font[] = ([400, 600] as const).flatMap((weight) =>
  (['latin', 'latin-ext'] as const).map((part) => ({
    name: part === 'latin' ? 'Inter' : 'Inter Extended',
    weight,
    style: 'normal' as const,
    data: readFileSync(path.join(fontFolder, `inter-${part}-${weight}-normal.woff`)),
  })),
);

const { paper, ink, accent } = brand.colors;

/** The candles of the motif: an ornament without prices. `top` and heights in pixels. */
const candles = [
  { top: 150, wick: 150, body: 84, hollow: false },
  { top: 176, wick: 128, body: 62, hollow: true },
  { top: 96, wick: 180, body: 112, hollow: true },
  { top: 60, wick: 150, body: 74, hollow: true },
  { top: 86, wick: 170, body: 104, hollow: false },
  { top: 118, wick: 132, body: 60, hollow: true },
] as const;
const candleWidth = 26;
const candleStep = 46;

function drawMotif(): Drawing {
  const drawn = candles.flatMap(({ top, wick, body, hollow }, index) => {
    const left = index * candleStep;
    const bodyTop = top + (wick - body) / 2;
    return [
      createBox({
        position: 'absolute',
        left: left + candleWidth / 2 - 1.5,
        top,
        width: 3,
        height: wick,
        backgroundColor: ink,
        opacity: 0.55,
      }),
      createBox({
        position: 'absolute',
        left,
        top: bodyTop,
        width: candleWidth,
        height: body,
        borderRadius: 2,
        border: `3px solid ${hollow ? accent : ink}`,
        backgroundColor: hollow ? paper : ink,
      }),
    ];
  });
  return createBox(
    { position: 'absolute', right: 72, top: 150, width: candles.length * candleStep, height: 360 },
    drawn,
  );
}

/** The mark of the brand, as in the site's header: a candle, and a sail. */
function drawMark(): Drawing {
  const drawing = {
    type: 'svg',
    key: null,
    props: {
      width: 52,
      height: 52,
      viewBox: '0 0 24 24',
      children: [
        {
          type: 'path',
          props: { d: 'M8 1.5v21', stroke: ink, strokeWidth: 1.75, strokeLinecap: 'round' },
        },
        { type: 'rect', props: { x: 4.75, y: 6, width: 6.5, height: 12, rx: 1, fill: ink } },
        { type: 'path', props: { d: 'M14 4.5c4.2 2.6 6.3 6.6 6.6 12.5H14z', fill: accent } },
      ],
    },
  };
  return drawing;
}

/** Long titles are set smaller, so that they take three lines at most. */
function chooseTitleSize(title: string): number {
  if (title.length <= 28) return 76;
  return title.length <= 60 ? 60 : 50;
}

/** The first sentence if it is short enough, else its beginning, cut between words: two lines. */
function trimDescription(text: string, most = 92): string {
  const sentence = /^.+?[.!?](?=\s|$)/.exec(text)?.[0] ?? text;
  if (sentence.length <= most) return sentence;
  return `${text.slice(0, text.lastIndexOf(' ', most - 2)).replace(/[\s,;:.–-]+$/, '')} …`;
}

function draw({ title, description, site }: LinkPictureWords): Drawing {
  const column = { flexDirection: 'column', width: 720 } as const;
  return createBox(
    {
      ...linkPictureSize,
      position: 'relative',
      boxSizing: 'border-box',
      flexDirection: 'column',
      justifyContent: 'space-between',
      padding: 72,
      backgroundColor: paper,
      color: ink,
      fontFamily: 'Inter, Inter Extended',
      borderTop: `12px solid ${accent}`,
    },
    [
      drawMotif(),
      createBox(
        { alignItems: 'center', gap: 16, fontSize: 36, fontWeight: 600, letterSpacing: -0.7 },
        [drawMark(), createBox({}, brand.name)],
      ),
      createBox(column, [
        createBox(
          {
            display: 'block',
            fontSize: chooseTitleSize(title),
            fontWeight: 600,
            lineHeight: 1.1,
            letterSpacing: -1.5,
            lineClamp: 4,
          },
          title,
        ),
        createBox(
          {
            display: 'block',
            marginTop: 24,
            fontSize: 28,
            lineHeight: 1.4,
            opacity: 0.72,
            lineClamp: 2,
          },
          trimDescription(description),
        ),
      ]),
      createBox({ fontSize: 26, color: accent, fontWeight: 600 }, site),
    ],
  );
}

/** Draws a link picture as PNG. Takes a moment of the processor: call it from the worker. */
export async function drawLinkPicture(words: LinkPictureWords): Promise<Uint8Array> {
  const svg = await satori(draw(words), { ...linkPictureSize, fonts });
  return new Resvg(svg, { font: { loadSystemFonts: false } }).render().asPng();
}
