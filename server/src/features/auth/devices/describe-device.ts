/** Browser and system as a User-Agent header names them; null where it names none that is known. */
export type Device = { readonly browser: string | null; readonly system: string | null };

/** The first that is found counts: most browsers also name those that they are built on. */
const browsers: readonly (readonly [RegExp, string])[] = [
  [/\bEdg(?:A|iOS)?\//, 'Edge'],
  [/\bOPR\//, 'Opera'],
  [/\bSamsungBrowser\//, 'Samsung Internet'],
  [/\bYaBrowser\//, 'Yandex'],
  [/\b(?:Firefox|FxiOS)\//, 'Firefox'],
  [/\b(?:Chrome|CriOS|HeadlessChrome)\//, 'Chrome'],
  [/\bVersion\/[\d.]+ .*Safari\//, 'Safari'],
];

const systems: readonly (readonly [RegExp, string])[] = [
  [/\biPhone\b/, 'iPhone'],
  [/\biPad\b/, 'iPad'],
  [/\bAndroid\b/, 'Android'],
  [/\bCrOS\b/, 'ChromeOS'],
  [/\bWindows\b/, 'Windows'],
  [/\bMac OS X\b/, 'macOS'],
  [/\bLinux\b/, 'Linux'],
];

function findName(text: string, names: typeof browsers): string | null {
  return names.find(([pattern]) => pattern.test(text))?.[1] ?? null;
}

/** Reads a User-Agent header for a list that people read; never a reason to let someone in. */
export function describeDevice(userAgent: string | null | undefined): Device {
  const text = (userAgent ?? '').slice(0, 400);
  return { browser: findName(text, browsers), system: findName(text, systems) };
}
