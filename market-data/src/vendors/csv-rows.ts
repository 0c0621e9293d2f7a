/** Rows of a CSV as objects by the names of its header; undefined where it is no CSV. */
export function parseCsvRows(text: string): Record<string, string>[] | undefined {
  const [header = '', ...lines] = text
    .replace(/^\uFEFF/, '')
    .trim()
    .split(/\r?\n/);
  const names = header.split(',');
  if (names.length < 2 || header.startsWith('<')) return undefined;
  return lines.map((line) => {
    const cells = line.split(',');
    return Object.fromEntries(
      names.flatMap((name, place) => {
        const cell = cells[place];
        return cell === undefined ? [] : [[name, cell]];
      }),
    );
  });
}
