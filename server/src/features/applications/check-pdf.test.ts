import { deflateSync } from 'node:zlib';
import { afterAll, describe, expect, it } from 'vitest';
import { makePackedPdf, makePdf, compressObject } from '../../testing/make-pdf.ts';
import { isFullRun } from '../../testing/tier.ts';
import { checkPdf, type CheckedPdf } from './check-pdf.ts';
import { createPdfChecker } from './pdf/create-pdf-checker.ts';

const checker = createPdfChecker();
afterAll(() => checker.close());

const check = (bytes: Uint8Array, address = '192.0.2.1'): Promise<CheckedPdf> =>
  checkPdf(bytes, { checker, address });

const script = '<</S /JavaScript /JS (app.alert\\(1\\))>>';

async function findPdfFault(bytes: Uint8Array): Promise<string> {
  const checked = await check(bytes);
  return checked.kind === 'refused' ? checked.fault : 'accepted';
}

describe('a harmless document', () => {
  it.each([
    ['one page', makePdf()],
    [
      'a byte order mark before it',
      Buffer.concat([Buffer.from('\u00ef\u00bb\u00bf', 'latin1'), makePdf()]),
    ],
    ['an empty line before it', Buffer.concat([Buffer.from('\r\n'), makePdf()])],
    ['blanks after it', Buffer.concat([makePdf(), Buffer.from('\r\n\r\n')])],
    ['packed objects', makePdf({ objects: [compressObject('<</Title(My CV)>>')] })],
    [
      'the skills of a programmer',
      makePdf({ text: 'HTML/CSS/JavaScript, Java / JavaScript, Product/Launch' }),
    ],
    ['a view to open at', makePdf({ catalog: '/OpenAction[3 0 R/Fit]' })],
    ['pages that speak of encryption', makePdf({ text: 'I know /Encryption and EncryptMetadata' })],
    [
      'the largest size',
      makePdf({
        objects: [Buffer.alloc(5 * 1024 * 1024 - 16 - makePdf({ objects: [''] }).length, ' ')],
      }),
    ],
    ['objects in a packed stream', makePackedPdf({ object: '<</S/GoTo/D[3 0 R/Fit]>>' })],
  ])('is accepted with %s', async (_name, bytes) => {
    expect(await check(bytes)).toEqual({ kind: 'accepted', hasAttachments: false });
  });

  it('is accepted with attachments, as CVs from a form have them, and reports them', async () => {
    const files = makePdf({
      catalog: '/Names<</EmbeddedFiles 5 0 R>>',
      objects: ['<</Names[(cv.xml)6 0 R]>>'],
    });
    expect(await check(files)).toEqual({ kind: 'accepted', hasAttachments: true });
  });
});

describe('what is not a PDF', () => {
  it.each([
    ['nothing', Buffer.alloc(0), 'file-empty'],
    ['a program', Buffer.concat([Buffer.from('\u007fELF', 'latin1'), makePdf()]), 'file-not-pdf'],
    ['a page', Buffer.from('<!doctype html><script>alert(1)</script>'), 'file-not-pdf'],
    [
      'a page with a PDF in it',
      Buffer.concat([Buffer.from('<html><script>x</script>'), makePdf()]),
      'file-not-pdf',
    ],
    ['a picture', Buffer.from('89504e470d0a1a0a', 'hex'), 'file-not-pdf'],
    [
      'an archive, such as a document of an office program',
      Buffer.from('PK\u0003\u0004', 'latin1'),
      'file-not-pdf',
    ],
    ['words', Buffer.from('I am the best for this'), 'file-not-pdf'],
    [
      'the first half of one',
      makePdf({ text: 'x'.repeat(9000) }).subarray(0, 5000),
      'file-not-pdf',
    ],
    ['its first line alone', Buffer.from('%PDF-1.7\n'), 'file-not-pdf'],
    [
      'five megabytes and one byte',
      Buffer.alloc(5 * 1024 * 1024 + 1, '%PDF-1.7\n'),
      'file-too-large',
    ],
  ])('is refused: %s', async (_name, bytes, fault) => {
    expect(await findPdfFault(bytes)).toBe(fault);
  });
});

describe('a document with active content', () => {
  it.each([
    ['a script when it is opened', makePdf({ catalog: '/OpenAction 5 0 R', objects: [script] })],
    ['a script without blanks', makePdf({ objects: ['<</S/JavaScript/JS(x)>>'] })],
    ['a script in another spelling', makePdf({ objects: ['<</S /J#61va#53cript /JS (x)>>'] })],
    [
      'a script whose kind stands apart',
      makePdf({ objects: ['<</S 6 0 R/JS(x)>>', '/JavaScript'] }),
    ],
    ['scripts by name', makePdf({ catalog: '/Names<</JavaScript 5 0 R>>' })],
    ['a packed script', makePdf({ objects: [compressObject(script)] })],
    [
      'a packed script in a list of one filter',
      makePdf({ objects: [compressObject(script, '[ /FlateDecode ]')] }),
    ],
    ['a program to start', makePdf({ objects: ['<</S/Launch/F(cmd.exe)>>'] })],
    ['media with a program', makePdf({ objects: ['<</Type/Annot/Subtype/RichMedia>>'] })],
    ['a form with a program', makePdf({ catalog: '/AcroForm<</XFA 5 0 R>>' })],
  ])('is refused with %s', async (_name, bytes) => {
    expect(await findPdfFault(bytes)).toBe('file-active');
  });

  it.each([
    ['', '/Type/ObjStm/N 1/First 4/Filter/FlateDecode'],
    [' without a type', '/N 1/First 4/Filter/FlateDecode'],
    [' with a filter in another spelling', '/Type/ObjStm/N 1/First 4/F#69lter/Fl#61teDecode'],
    [' without a type, spelled otherwise', '/N 1/F#69rst 4/F#69lter/Fl#61teDecode'],
  ])('is refused with a script in an object stream%s', async (_name, dictionary) => {
    for (const object of [script, '<</S/J#61vaScript/JS(x)>>'])
      expect(await findPdfFault(makePackedPdf({ object, dictionary }))).toBe('file-active');
  });

  it('is refused with a kind of action that is a reference into an object stream', async () => {
    const catalog = '/OpenAction<</S 6 0 R/#4AS(x)>>';
    expect(await findPdfFault(makePackedPdf({ object: '/JavaScript ', catalog }))).toBe(
      'file-active',
    );
  });

  it.each([
    ['its table of objects', makePdf().toString('latin1').replace('xref\n0 ', 'xref\nx ')],
    ['an object', makePdf().toString('latin1').replace('3 0 obj', '8 0 obj')],
    ['its pages', makePdf().toString('latin1').replace('/Root 1 0 R', '/Root 9 0 R')],
  ])('is refused when %s cannot be resolved', async (_name, text) => {
    expect(await findPdfFault(Buffer.from(text, 'latin1'))).toBe('file-not-pdf');
  });

  it('is rejected when it is encrypted and cannot be checked', async () => {
    const encrypted = makePdf()
      .toString('latin1')
      .replace('/Root 1 0 R', '/Root 1 0 R/Encrypt 5 0 R');
    expect(await findPdfFault(Buffer.from(encrypted, 'latin1'))).toBe('file-encrypted');
  });

  it.each([
    [
      'packed with an unknown filter',
      makePdf({ objects: [compressObject(script, '[/ASCIIHexDecode/FlateDecode]')] }),
    ],
    [
      'broken',
      makePdf({
        objects: ['<</Type/ObjStm/Filter/FlateDecode>>\nstream\nno deflated bytes\nendstream'],
      }),
    ],
    ['without an end', makePdf({ objects: ['<</Type/ObjStm/Filter/FlateDecode>>\nstream\nx'] })],
  ])('is refused when its packed objects are %s', async (_name, bytes) => {
    expect(await findPdfFault(bytes)).toBe('file-not-pdf');
  });

  it('is rejected when it decompresses to more than the limit', async () => {
    const bomb = deflateSync(Buffer.alloc(40 * 1024 * 1024));
    const object = Buffer.concat([
      Buffer.from('<</Type/ObjStm/Filter/FlateDecode>>\nstream\n'),
      bomb,
      Buffer.from('\nendstream'),
    ]);
    expect(bomb.length).toBeLessThan(50_000);
    expect(await findPdfFault(makePdf({ objects: [object] }))).toBe('file-not-pdf');
    const hidden = makePackedPdf({
      object: '',
      packed: bomb,
      dictionary: '/N 1/First 4/F#69lter/FlateDecode',
    });
    expect(await findPdfFault(hidden)).toBe('file-not-pdf');
  });

  it('is looked into one at a time of an address; two wait, and more are refused', async () => {
    const packed = deflateSync(Buffer.alloc(60 * 1024 * 1024));
    const asked = Array.from({ length: isFullRun ? 600 : 60 }, (_, index) =>
      check(makePackedPdf({ object: '', packed, catalog: `/Number ${index}` }), '192.0.2.7').then(
        ({ kind }) => kind,
        (error: unknown) => String(Reflect.get(Object(error), 'code')),
      ),
    );
    const other = check(makePdf(), '192.0.2.8');
    const outcomes = Object.groupBy(await Promise.all(asked), (outcome) => outcome);
    expect(outcomes['refused']).toHaveLength(3);
    expect(outcomes['TOO_MANY_REQUESTS']).toHaveLength(asked.length - 3);
    expect(await other).toEqual({ kind: 'accepted', hasAttachments: false });
  });

  it('is looked into once when it is sent fifty times at once', async () => {
    const bytes = makePdf({ text: 'sent fifty times' });
    const checked = await Promise.all(
      Array.from({ length: 50 }, () => check(bytes, '192.0.2.9').then(({ kind }) => kind)),
    );
    expect(new Set(checked)).toEqual(new Set(['accepted']));
  });
});

it.each([
  '/ObjStm ',
  '/ObjStm stream\n',
  '/ObjStm/Filter stream\n',
  '/#4',
  '/S/S',
  'startxref 1 ',
  '/XFA      ',
  ' obj ',
])('comes to an end soon with five megabytes of %j', async (part) => {
  const bytes = Buffer.concat([
    Buffer.from('%PDF-1.7\n'),
    Buffer.alloc(5_000_000, part),
    Buffer.from('\nstartxref\n9\n%%EOF'),
  ]);
  expect(await findPdfFault(bytes)).toMatch(/^(?:accepted|file-not-pdf)$/);
});
