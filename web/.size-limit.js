import { readdirSync, readFileSync, statSync } from 'node:fs';
import { createRequestHandler } from 'react-router';
import * as build from './build/server/index.js';

const client = 'build/client';
const limits = {
  '/login': '161 kB',
  '/admin/login': '150 kB',
  '/admin': '160 kB',
  '/chat': '290 kB',
  '/property': '235 kB',
  '/watch': '235 kB',
};
/** Gzip limits of a public page: its scripts, and its style sheets (`styleLimit`). */
const [scriptLimit, styleLimit] = ['150 kB', '25 kB'];

// Pages outside the public page list: an article, a 404, and app screens.
const unlisted = [
  '/news/any',
  '/nowhere',
  '/offline',
  '/410',
  '/login',
  '/chat',
  '/property',
  '/watch',
  '/admin/login',
  '/admin',
];

const article = {
  slug: 'any',
  title: '',
  lead: '',
  author: '',
  publishedAt: '2026-01-01',
  updatedAt: '2026-01-01',
  readingMinutes: 1,
  html: '',
  languages: ['en'],
};
const noData = {
  news: async () => [],
  newsArticle: async () => article,
  sample: async () => undefined,
  search: async () => [],
};

/** Maps `en/site` to its built file, read from the script that imports all namespaces. */
function findWordFiles() {
  const scripts = readdirSync(`${client}/assets`).filter((file) => file.endsWith('.js'));
  const named =
    /["'`]\.\/(en|tr)\/([\w-]+)\.ts["'`]\s*:[^"'`]*import\(\s*["'`]\.\/([^"'`]+)["'`]\)/g;
  const found = scripts.flatMap((file) => [
    ...readFileSync(`${client}/assets/${file}`, 'utf8').matchAll(named),
  ]);
  if (found.length === 0)
    throw new Error('no script imports the i18n files: has their loading changed?');
  return new Map(
    found.map(([, language, namespace, file]) => [`${language}/${namespace}`, `/assets/${file}`]),
  );
}

const words = findWordFiles();
const handle = createRequestHandler(build, 'production');
const readFileSize = (file) => statSync(client + file).size;

/** Files of a page's namespaces, in the language in which they are larger. */
function readPageWords(html) {
  const namespaces = (/<html[^>]* data-words="([^"]*)"/.exec(html)?.[1] ?? '')
    .split(' ')
    .filter(Boolean);
  const byLanguage = ['en', 'tr'].map((language) =>
    namespaces.map((namespace) => words.get(`${language}/${namespace}`)),
  );
  return byLanguage.toSorted(
    (a, b) =>
      b.reduce((sum, file) => sum + readFileSize(file), 0) -
      a.reduce((sum, file) => sum + readFileSize(file), 0),
  )[0];
}

/** Every script and style sheet a page's HTML references. */
async function listPageFiles(path) {
  const response = await handle(
    new Request(`http://size.invalid${path}`),
    build.entry.module.createLoadContext(noData),
  );
  const html = await response.text();
  const scripts = html.match(/\/assets\/[\w.-]+\.js/g) ?? [];
  if (scripts.length === 0) throw new Error(`${path} names no script`);
  const styles = html.match(/\/assets\/[\w.-]+\.css/g) ?? [];
  return {
    scripts: [...new Set([...scripts, ...readPageWords(html)])],
    styles: [...new Set(styles)],
  };
}

const listed = build.entry.module.listSitePages('en').map(({ path }) => path.split('#')[0]);
const pages = await Promise.all(
  [...new Set([...listed, ...unlisted])].map(async (path) => ({
    path,
    ...(await listPageFiles(path)),
  })),
);
const inBuild = (files) => files.map((file) => client + file);

// oxlint-disable-next-line import/no-default-export -- size-limit reads its configuration from the default export
export default [
  ...pages.map(({ path, scripts }) => ({
    name: path,
    path: inBuild(scripts),
    gzip: true,
    limit: limits[path] ?? scriptLimit,
  })),
  {
    name: 'style sheets',
    path: inBuild([...new Set(pages.flatMap(({ styles }) => styles))]),
    gzip: true,
    limit: styleLimit,
  },
];
