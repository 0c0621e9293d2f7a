import type { CellFormat, Workbook, WorkbookCell, WorkbookSheet } from '@vela/analyst';
import writeExcelFile, {
  type CellObject,
  type Feature,
  type Image,
  type Sheet,
} from 'write-excel-file/node';

/** What the library takes for a file; it exports no name of it. */
type Content = Image['content'];

const formats: Readonly<Record<CellFormat, string>> = {
  amount: '#,##0',
  whole: '#,##0',
  money: '#,##0.00',
  ratio: '0.00',
  percent: '0.0%',
  rate: '0.00%',
  plain: 'General',
};
const inputGround = '#FFF6C8';
const muted = '#666666';

function toTextCell(cell: Extract<WorkbookCell, { text: string }>): CellObject {
  const { text, look } = cell;
  if (look === 'muted') return { value: text, textColor: muted };
  if (look === 'head') return { value: text, fontWeight: 'bold', wrap: true };
  return look === 'title' ? { value: text, fontWeight: 'bold', fontSize: 14 } : { value: text };
}

function toCell(cell: WorkbookCell): CellObject | null {
  if (cell === undefined) return null;
  if ('text' in cell) return toTextCell(cell);
  const shared = {
    format: formats[cell.format],
    ...(cell.isInput === true ? { backgroundColor: inputGround } : {}),
  };
  return 'formula' in cell
    ? { value: cell.formula, type: 'Formula', ...shared }
    : { value: cell.value, type: Number, ...shared };
}

const formulaCell = /(<c r="([A-Z]+)(\d+)"[^>]*><f>[^<]*<\/f>)(<\/c>)/g;
const toColumn = (letters: string): number =>
  letters.split('').reduce((sum, letter) => sum * 26 + (letter.codePointAt(0) ?? 65) - 64, 0) - 1;

/** Results beside formulas: programs that show a file and do not calculate have them to show. */
function addResults(sheets: readonly WorkbookSheet[]): Feature<Content> {
  return {
    files: {
      transform: {
        'xl/worksheets/sheet{id}.xml': {
          transform: (content, _options, { sheetIndex }) =>
            content.replaceAll(formulaCell, (...match: readonly string[]) => {
              const [, start = '', letters = '', row = '', end = ''] = match;
              const cell = sheets[sheetIndex]?.rows[Number(row) - 1]?.[toColumn(letters)];
              const result = cell !== undefined && 'formula' in cell ? cell.result : undefined;
              return result === undefined ? `${start}${end}` : `${start}<v>${result}</v>${end}`;
            }),
        },
      },
    },
  };
}

/** The bytes of a workbook in the form of Office Open XML (.xlsx). */
export async function writeWorkbook({ sheets }: Workbook): Promise<Buffer> {
  const written = sheets.map(({ name, widths, frozen, rows }): Sheet<Content> => ({
    sheet: name,
    data: rows.map((row) => row.map((cell) => toCell(cell))),
    columns: widths.map((width) => ({ width })),
    stickyRowsCount: frozen.rows,
    stickyColumnsCount: frozen.columns,
  }));
  return await writeExcelFile(written, { features: [addResults(sheets)] }).toBuffer();
}
