import { readFileSync } from 'node:fs';
import path from 'node:path';
import { brand, languages } from '@vela/contracts';
import { describe, expect, it } from 'vitest';
import { catalogues } from '../i18n/by-language.ts';
import { findPage } from '../site-pages.ts';

const publicFolder = path.resolve(import.meta.dirname, '../../public');

type Manifest = {
  id: string;
  name: string;
  lang: string;
  start_url: string;
  icons: { src: string; sizes: string; purpose: string }[];
  shortcuts: { name: string; url: string }[];
};

function readManifest(language: string): Manifest {
  const file = path.join(
    publicFolder,
    language === 'en' ? 'site.webmanifest' : `site.${language}.webmanifest`,
  );
  const manifest: Manifest = JSON.parse(readFileSync(file, 'utf8'));
  return manifest;
}

/** Width and height are at a fixed offset of a PNG file. */
function readPngSize(file: string): string {
  const content = readFileSync(file);
  return `${content.readUInt32BE(16)}x${content.readUInt32BE(20)}`;
}

describe.each(languages)('the manifest in %s', (language) => {
  const manifest = readManifest(language);

  it('has the brand name, and the same id in every language', () => {
    expect(manifest).toMatchObject({ id: '/', name: brand.name, lang: language });
  });

  it('has icons of the declared sizes, some of them maskable', () => {
    const pictures = manifest.icons.filter(({ src }) => src.endsWith('.png'));
    for (const { src, sizes } of pictures)
      expect([src, readPngSize(path.join(publicFolder, src))]).toEqual([src, sizes]);
    for (const purpose of ['any', 'maskable'])
      expect(pictures.filter((icon) => icon.purpose === purpose).map(({ sizes }) => sizes)).toEqual(
        ['192x192', '512x512'],
      );
  });

  it('names its shortcuts like the pages they open', () => {
    const { navigation, footer } = catalogues[language].site;
    expect(manifest.shortcuts.map(({ name, url }) => [url, name])).toEqual([
      ['/chat', navigation.analytics],
      ['/methods', footer.pages.methods],
    ]);
    expect(findPage('/methods')).toBeDefined();
  });
});
