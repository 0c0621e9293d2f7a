import { registerHooks } from 'node:module';

/** Objects of a document as pdf.js resolves them; the type of its parts that are used here. */
export type PdfDict = {
  getKeys(): Iterable<string>;
  /** The value with its reference followed. */
  get(key: string): unknown;
  getRaw(key: string): unknown;
  has(key: string): boolean;
};
type Constructor<Instance, Given extends unknown[] = never> = new (...given: Given) => Instance;

/** Names an object by number and generation. */
export type PdfRef = { readonly num: number; readonly gen: number };

type PdfEntry = { readonly free: boolean; readonly uncompressed: boolean; readonly gen: number };

export type PdfXRef = {
  readonly trailer: PdfDict;
  setStartXRef(offset: number): void;
  /** Throws unless the table of objects and all its earlier parts can be read. */
  parse(): void;
  fetch(ref: PdfRef): unknown;
  getEntry(number: number): PdfEntry | null;
};
type PdfStream = { pos: number; moveStart(): void };
type PdfParser = {
  readonly XRef: Constructor<PdfXRef, [stream: PdfStream, manager: object]>;
  readonly Stream: Constructor<PdfStream, [bytes: Uint8Array]>;
  readonly Dict: Constructor<PdfDict>;
  readonly Name: Constructor<{ readonly name: string }>;
  readonly Ref: Constructor<PdfRef> & { get(number: number, generation: number): PdfRef };
  readonly BaseStream: Constructor<{ readonly dict: PdfDict | undefined }>;
  /** 0: no warnings on the console, whose text would be the sender's. */
  setVerbosityLevel(level: number): void;
  readonly DecodeStream: {
    prototype: { buffer: Uint8Array; ensureBuffer(requested: number): Uint8Array };
  };
};

const file = '/pdfjs-dist/build/pdf.worker.mjs';
const names = [
  'XRef',
  'Stream',
  'Dict',
  'Name',
  'Ref',
  'BaseStream',
  'DecodeStream',
  'setVerbosityLevel',
];

/** Loads the parser of pdf.js, which its package has but does not export, with its own names. */
export async function loadPdfParser(): Promise<PdfParser> {
  const hooks = registerHooks({
    load(url, context, next) {
      const loaded = next(url, context);
      if (!url.endsWith(file)) return loaded;
      const exported = `\nexport { ${names.join(', ')} };`;
      const { source } = loaded;
      if (source === undefined || source === null) throw new Error(`${file} has no source`);
      const text = typeof source === 'string' ? source : new TextDecoder().decode(source);
      return { ...loaded, source: `${text}${exported}` };
    },
  });
  // A name that the type checker does not know: the package has no types of its parser.
  const specifier: string = 'pdfjs-dist/build/pdf.worker.mjs';
  try {
    return await import(specifier);
  } finally {
    hooks.deregister();
  }
}
