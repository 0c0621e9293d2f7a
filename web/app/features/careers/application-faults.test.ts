import { describe, expect, it } from 'vitest';
import { getServerI18n } from '../../i18n/server.ts';
import { findApplicationFaults, findFileFault, formatFileSize } from './application-faults.ts';

const speech = {
  t: getServerI18n('en').getFixedT('en', ['careers', 'forms'] as const),
  language: 'en',
} as const;
const fiveMegabytes = 5 * 1024 * 1024;

const file = (name: string, type = 'application/pdf', bytes = 10) =>
  new File([new Uint8Array(bytes)], name, { type });

describe('the file of an application', () => {
  it('is a PDF of at most five megabytes', () => {
    expect(findFileFault(file('cv.pdf'), speech)).toBeUndefined();
    expect(findFileFault(file('CV.PDF', ''), speech)).toBeUndefined();
    expect(findFileFault(file('cv.pdf', 'application/pdf', fiveMegabytes), speech)).toBeUndefined();
  });

  it.each([
    [undefined, 'Please choose a file'],
    [file('', '', 0), 'Please choose a file'],
    [
      file('cv.docx', 'application/msword'),
      'This is not a PDF. Please choose a file that ends in .pdf',
    ],
    [file('cv.pdf', 'image/png'), 'This is not a PDF. Please choose a file that ends in .pdf'],
    [file('cv.pdf', 'application/pdf', 0), 'This file is empty. Please choose another one'],
    [
      file('cv.pdf', 'application/pdf', fiveMegabytes + 1),
      'This file has 5.1 MB. Please choose one of at most 5 MB',
    ],
  ])('is otherwise refused in words that help (%#)', (wrong, words) => {
    expect(findFileFault(wrong, speech)).toBe(words);
  });

  it('formats its size for the language', () => {
    expect(formatFileSize(7.25 * 1024 * 1024, 'tr')).toBe('7,3 MB');
  });
});

it('an empty application reports every missing field', () => {
  expect(findApplicationFaults(new FormData(), speech)).toEqual({
    email: 'Please fill in this field',
    position: 'Please choose a position',
    file: 'Please choose a file',
  });
});
