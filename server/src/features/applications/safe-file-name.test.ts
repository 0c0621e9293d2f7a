import { expect, it } from 'vitest';
import { toSafeFileName } from './safe-file-name.ts';

it.each([
  ['cv.pdf', 'cv.pdf'],
  ['Özgeçmiş Ayşe Yılmaz.PDF', 'Özgeçmiş Ayşe Yılmaz.pdf'],
  ['履歴書.pdf', '履歴書.pdf'],
  ['../../etc/passwd', 'passwd.pdf'],
  ['C:\\Users\\ayse\\cv.pdf', 'cv.pdf'],
  ['..', 'application.pdf'],
  ['', 'application.pdf'],
  ['.pdf', 'application.pdf'],
  ['cv.pdf.pdf', 'cv.pdf'],
  ['cv.pdf.exe', 'cv.pdf.exe.pdf'],
  ['cv\u202efdp.exe', 'cvfdp.exe.pdf'],
  ['c\u200bv\ufeff.pdf', 'cv.pdf'],
  ['cv\r\nBcc: thief@evil.example.pdf', 'cv Bcc_ thief@evil.example.pdf'],
  ['cv\u2028x\u0000y\u001b[31m.pdf', 'cv xy[31m.pdf'],
  ['a%0d%0ab.pdf', 'a_0d_0ab.pdf'],
  ['"quoted"; filename=x.pdf', '_quoted__ filename=x.pdf'],
  ['half\ud800.pdf', 'half.pdf'],
  ['  spaced   out  .pdf', 'spaced out.pdf'],
])('%j becomes %j', (sent, name) => {
  expect(toSafeFileName(sent)).toBe(name);
});

it('is short, also for a very long name, and fast', () => {
  expect(toSafeFileName(`${'ş'.repeat(200)}.pdf`)).toBe(`${'ş'.repeat(80)}.pdf`);
  expect(toSafeFileName(`${'. '.repeat(500_000)}x`)).toBe('x.pdf');
});
