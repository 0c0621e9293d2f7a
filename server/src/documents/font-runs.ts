/** A part of a text that one font file has the glyphs of. */
export type FontRun = { readonly font: 'latin' | 'extended'; readonly text: string };

/** Glyphs of the file for extended Latin: ğ, ş, İ, ₺ and others that the first file lacks. */
const extended = /[\u0100-\u0130\u0132-\u0151\u0154-\u02ba\u1e00-\u1eff\u20a0-\u20ab\u20ad-\u20c0]/;
const latin =
  /[\u0020-\u007e\u00a0-\u00ff\u0131\u0152\u0153\u02c6\u02da\u02dc\u2000-\u206f\u20ac\u2122\u2191\u2193\u2212\u2215]/;

/** Splits a text by the font file that draws it; a letter that neither has is drawn as "?". */
export function toFontRuns(text: string): FontRun[] {
  const runs: { font: FontRun['font']; text: string }[] = [];
  for (const letter of text.normalize('NFC').replaceAll(/\s+/g, ' ')) {
    const font = extended.test(letter) ? 'extended' : 'latin';
    const drawn = font === 'extended' || latin.test(letter) ? letter : '?';
    const last = runs.at(-1);
    if (last?.font === font) last.text += drawn;
    else runs.push({ font, text: drawn });
  }
  return runs;
}
