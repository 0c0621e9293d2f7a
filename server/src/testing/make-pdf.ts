import { deflateSync } from 'node:zlib';

const page = '<</Type/Page/Parent 2 0 R/MediaBox[0 0 200 200]/Contents 4 0 R>>';

/** A valid one-page PDF (ISO 32000) with this text and additional objects. */
export function makePdf({
  text = 'Curriculum vitae',
  catalog = '',
  objects = [] as readonly (string | Buffer)[],
} = {}): Buffer {
  const drawing = `BT /F1 12 Tf 10 100 Td (${text}) Tj ET`;
  const bodies = [
    `<</Type/Catalog/Pages 2 0 R${catalog}>>`,
    '<</Type/Pages/Kids[3 0 R]/Count 1>>',
    page,
    `<</Length ${drawing.length}>>\nstream\n${drawing}\nendstream`,
    ...objects,
  ];
  const parts = [Buffer.from('%PDF-1.7\n%\u00e2\u00e3\n', 'latin1')];
  const offsets = bodies.map((body, index) => {
    const offset = parts.reduce((sum, part) => sum + part.length, 0);
    parts.push(Buffer.from(`${index + 1} 0 obj\n`), Buffer.from(body), Buffer.from('\nendobj\n'));
    return offset;
  });
  const start = parts.reduce((sum, part) => sum + part.length, 0);
  const table = offsets.map((offset) => `${String(offset).padStart(10, '0')} 00000 n \n`).join('');
  const size = bodies.length + 1;
  parts.push(
    Buffer.from(
      `xref\n0 ${size}\n0000000000 65535 f \n${table}trailer\n<</Size ${size}/Root 1 0 R>>\nstartxref\n${start}\n%%EOF\n`,
    ),
  );
  return Buffer.concat(parts);
}

/** A compressed object stream with one object. */
export function compressObject(object: string, filter = '/FlateDecode'): Buffer {
  const packed = deflateSync(Buffer.from(`90 0 ${object}`));
  const head = `<</Type/ObjStm/N 1/First 5/Filter ${filter}/Length ${packed.length}>>\nstream\r\n`;
  return Buffer.concat([Buffer.from(head), packed, Buffer.from('\r\nendstream')]);
}

/** Three numbers of an entry of a table of objects that is a stream: type, place, and index. */
function packEntry([type, place, index]: readonly [number, number, number]): Buffer {
  const bytes = Buffer.alloc(7);
  bytes.writeUInt8(type, 0);
  bytes.writeUInt32BE(place, 1);
  bytes.writeUInt16BE(index, 5);
  return bytes;
}

/**
 * A one-page PDF whose object 6 lies in an object stream that only the table of objects names, as
 * readers find it. `dictionary` is what the stream says of itself beside its length.
 */
export function makePackedPdf({
  object,
  dictionary = '/Type/ObjStm/N 1/First 4/Filter/FlateDecode',
  packed = deflateSync(Buffer.from(`6 0 ${object}`)),
  catalog = '/OpenAction 6 0 R',
}: {
  object: string;
  dictionary?: string;
  packed?: Buffer;
  catalog?: string;
}): Buffer {
  const drawing = 'BT /F1 12 Tf 10 100 Td (Curriculum vitae) Tj ET';
  const bodies = [
    Buffer.from(`<</Type/Catalog/Pages 2 0 R${catalog}>>`),
    Buffer.from('<</Type/Pages/Kids[3 0 R]/Count 1>>'),
    Buffer.from(page),
    Buffer.from(`<</Length ${drawing.length}>>\nstream\n${drawing}\nendstream`),
    Buffer.concat([
      Buffer.from(`<<${dictionary}/Length ${packed.length}>>\nstream\r\n`),
      packed,
      Buffer.from('\r\nendstream'),
    ]),
  ];
  const parts = [Buffer.from('%PDF-1.7\n')];
  const measure = (): number => parts.reduce((sum, part) => sum + part.length, 0);
  const offsets = bodies.map((body, index) => {
    const offset = measure();
    parts.push(Buffer.from(`${index + 1} 0 obj\n`), body, Buffer.from('\nendobj\n'));
    return offset;
  });
  const start = measure();
  const entries = Buffer.concat([
    packEntry([0, 0, 0]),
    ...offsets.map((offset) => packEntry([1, offset, 0])),
    packEntry([2, 5, 0]),
    packEntry([1, start, 0]),
  ]);
  const head = `7 0 obj\n<</Type/XRef/W[1 4 2]/Size 8/Root 1 0 R/Length ${entries.length}>>\nstream\r\n`;
  parts.push(
    Buffer.from(head),
    entries,
    Buffer.from(`\r\nendstream\nendobj\nstartxref\n${start}\n%%EOF\n`),
  );
  return Buffer.concat(parts);
}
