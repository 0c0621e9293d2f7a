import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { brand } from '@vela/contracts';
import PdfDocument from 'pdfkit';
import { toFontRuns } from './font-runs.ts';
import { pageMarks, type DocumentBlock, type TextDocument } from './text-document.ts';

type Pdf = InstanceType<typeof PdfDocument>;
type Weight = 400 | 600;
type Look = { readonly weight: Weight; readonly size: number; readonly gap: number };

// Inter is under the SIL Open Font License 1.1, which allows embedding; only used glyphs are.
const fontFolder = path.join(
  path.dirname(createRequire(import.meta.url).resolve('@fontsource/inter/package.json')),
  'files',
);
const margin = 56;
const footHeight = 44;
const looks = {
  title: { weight: 600, size: 17, gap: 10 },
  heading: { weight: 600, size: 12, gap: 3 },
  text: { weight: 400, size: 10.5, gap: 8 },
  strong: { weight: 600, size: 10.5, gap: 8 },
  small: { weight: 400, size: 8.5, gap: 3 },
} as const satisfies Record<string, Look>;
const { ink, accent } = brand.colors;
const muted = '#55606b';

function registerFonts(pdf: Pdf): void {
  for (const weight of [400, 600] as const)
    for (const [name, part] of [
      ['latin', 'latin'],
      ['extended', 'latin-ext'],
    ] as const)
      pdf.registerFont(
        `${name}-${weight}`,
        readFileSync(path.join(fontFolder, `inter-${part}-${weight}-normal.woff`)),
      );
}

/** Writes a text whose letters may come from two font files, as one paragraph. */
function writeText(pdf: Pdf, text: string, { weight, size, gap }: Look): void {
  const runs = toFontRuns(text);
  for (const [index, run] of runs.entries())
    pdf
      .font(`${run.font}-${weight}`)
      .fontSize(size)
      .text(run.text, { continued: index < runs.length - 1, lineGap: 2 });
  pdf.y += gap;
}

function writeBlock(pdf: Pdf, block: DocumentBlock): void {
  if (block.kind === 'rows') {
    for (const [name, value] of block.rows) {
      pdf.fillColor(muted);
      writeText(pdf, `${name}: ${value}`, looks.small);
    }
    pdf.y += looks.text.gap;
    return;
  }
  pdf.fillColor(block.kind === 'heading' ? accent : block.kind === 'small' ? muted : ink);
  writeText(pdf, block.text, looks[block.kind]);
}

/** The notice and the number at the foot of every page. */
function writeFeet(pdf: Pdf, { notice, pageLabel }: TextDocument): void {
  const { start, count } = pdf.bufferedPageRange();
  for (let page = start; page < start + count; page += 1) {
    pdf.switchToPage(page);
    // Below the margin a page would end, and another begin.
    pdf.page.margins.bottom = 0;
    pdf.x = margin;
    pdf.y = pdf.page.height - footHeight - looks.small.size;
    const label = pageLabel
      .replace(pageMarks.index, String(page - start + 1))
      .replace(pageMarks.count, String(count));
    pdf.fillColor(muted);
    writeText(pdf, `${notice} ${label}`, { ...looks.small, size: 7.5, gap: 0 });
  }
}

/** The bytes of a document as PDF on A4, with the glyphs that it uses embedded. */
export function drawDocument(document: TextDocument): Promise<Uint8Array> {
  const bottom = margin + footHeight;
  const pdf = new PdfDocument({
    size: 'A4',
    margins: { top: margin, left: margin, right: margin, bottom },
    bufferPages: true,
    font: '',
    info: { Title: document.title, Creator: brand.name, Producer: brand.name },
  });
  const parts: Buffer[] = [];
  const done = new Promise<Uint8Array>((resolve, reject) => {
    pdf.on('data', (part: Buffer) => parts.push(part));
    pdf.on('end', () => resolve(Buffer.concat(parts)));
    pdf.on('error', reject);
  });
  registerFonts(pdf);
  pdf.fillColor(ink);
  writeText(pdf, document.title, looks.title);
  for (const block of document.blocks) writeBlock(pdf, block);
  writeFeet(pdf, document);
  pdf.end();
  return done;
}
