import { XMLParser } from 'fast-xml-parser';
import { inflateRawSync } from 'node:zlib';

/** A cell as the file holds it; `cached` is what is shown before anything is calculated. */
export type FileCell = {
  readonly address: string;
  readonly formula?: string;
  readonly cached?: number;
  readonly text?: string;
};
export type FileSheet = { readonly name: string; readonly cells: readonly FileCell[] };

const [centralHeader, localHeaderLength] = [0x02_01_4b_50, 30];

/** The files of a zip archive, from its central directory. */
function unzip(bytes: Buffer): Map<string, string> {
  const files = new Map<string, string>();
  let at = bytes.readUInt32LE(bytes.length - 6);
  while (bytes.readUInt32LE(at) === centralHeader) {
    const [method, size] = [bytes.readUInt16LE(at + 10), bytes.readUInt32LE(at + 20)];
    const [nameLength, extra, comment] = [28, 30, 32].map((place) =>
      bytes.readUInt16LE(at + place),
    );
    const local = bytes.readUInt32LE(at + 42);
    const name = bytes.toString('utf8', at + 46, at + 46 + (nameLength ?? 0));
    const from =
      local + localHeaderLength + bytes.readUInt16LE(local + 26) + bytes.readUInt16LE(local + 28);
    const content = bytes.subarray(from, from + size);
    files.set(name, (method === 0 ? content : inflateRawSync(content)).toString('utf8'));
    at += 46 + (nameLength ?? 0) + (extra ?? 0) + (comment ?? 0);
  }
  return files;
}

type XmlCell = { r: string; t?: string; f?: string | number; v?: string | number };
type Xml = Record<string, unknown>;

const lists = new Set(['sheet', 'row', 'c', 'si']);
const parser = new XMLParser({
  ignoreAttributes: false,
  attributeNamePrefix: '',
  parseTagValue: false,
  trimValues: false,
  isArray: (name) => lists.has(name),
});

/** Reads the sheets of an .xlsx file: formulas, numbers and texts by their address. */
export function readWorkbook(bytes: Buffer): FileSheet[] {
  const files = unzip(bytes);
  const parse = (name: string): Xml => {
    const parsed: Xml = parser.parse(files.get(name) ?? '');
    return parsed;
  };
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the elements of the standard
  const { workbook } = parse('xl/workbook.xml') as {
    workbook: { sheets: { sheet: { name: string }[] } };
  };
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- as above
  const { sst } = parse('xl/sharedStrings.xml') as {
    sst: { si: { t: string | { '#text'?: string } }[] };
  };
  const texts = sst.si.map(({ t }) => (typeof t === 'string' ? t : (t['#text'] ?? '')));
  return workbook.sheets.sheet.map(({ name }, index) => {
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- as above
    const { worksheet } = parse(`xl/worksheets/sheet${index + 1}.xml`) as {
      worksheet: { sheetData: { row?: { c?: XmlCell[] }[] } };
    };
    const cells = (worksheet.sheetData.row ?? []).flatMap(({ c = [] }) => c);
    return {
      name,
      cells: cells.map(({ r, t, f, v }): FileCell => {
        if (f !== undefined) return { address: r, formula: String(f), cached: Number(v) };
        if (t === 's') return { address: r, text: texts[Number(v)] ?? '' };
        return v === undefined ? { address: r } : { address: r, cached: Number(v) };
      }),
    };
  });
}
