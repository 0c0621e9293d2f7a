import type { CompanyChecksAnswer } from '@vela/contracts';
import { getFactWord } from '@vela/contracts';
import { analystLanguages } from '../../language/by-language.ts';
import type { FactMaking } from '../create-fact.ts';
import type { MadeCheck } from '../further-facts.ts';
import {
  createSheet,
  toHead,
  toMuted,
  toNumber,
  toText,
  type WorkbookCell,
  type WorkbookSheet,
} from '../../workbook/workbook.ts';

const formats = { percent: 'percent', ratio: 'ratio', money: 'money', years: 'ratio' } as const;

type Told = { readonly check: MadeCheck; readonly shown: CompanyChecksAnswer['checks'][number] };

/** The thirty checks with value, limit and result; numbers, for they hang on many amounts. */
export function createCheckSheet(checks: readonly Told[], making: FactMaking): WorkbookSheet {
  const { labels, sheets } = analystLanguages[making.language].workbook;
  const sheet = createSheet({ name: sheets.checks, widths: [84, 14, 14, 20, 60] });
  const heads = ['check', 'value', 'limit', 'result', 'reason'] as const;
  sheet.add(...heads.map((head) => toHead(labels[head])));
  for (const { check, shown } of checks) {
    const write = (value: number | null): WorkbookCell =>
      value === null ? undefined : toNumber(value, formats[check.unit]);
    sheet.add(
      toText(shown.name),
      write(check.value),
      write(check.limit),
      toText(getFactWord(check.state, making.language)),
      toMuted(shown.reason ?? ''),
    );
  }
  return sheet.finish();
}
