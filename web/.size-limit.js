import { readdirSync, statSync } from 'node:fs';
import { assets } from './build/server/index.js';

const client = 'build/client';

/** The words of one language come as a file of their own: the larger of the two is counted. */
const words = readdirSync(`${client}/assets`)
  .filter((file) => /^catalogue-.*\.js$/.test(file))
  .map((file) => `/assets/${file}`)
  .toSorted((a, b) => statSync(client + b).size - statSync(client + a).size)[0];

/** Every script the browser loads for a page: the entry, the routes from the root down to it, and one language. */
function scriptsOf(page) {
  const files = new Set([assets.url, assets.entry.module, ...assets.entry.imports, words]);
  for (let route = assets.routes[page]; route !== undefined; route = assets.routes[route.parentId])
    for (const file of [route.module, ...route.imports]) files.add(file);
  return [...files].map((file) => client + file);
}

const page = (name, route, limit) => ({ name, path: scriptsOf(route), gzip: true, limit });

// oxlint-disable-next-line import/no-default-export -- size-limit reads its configuration from the default export
export default [
  page('home', 'routes/home', '175 kB'),
  page('privacy', 'routes/privacy', '175 kB'),
  page('terms', 'routes/terms', '175 kB'),
  page('risk', 'routes/risk', '175 kB'),
  page('sign in', 'routes/login', '195 kB'),
  page('chat, without its chart', 'routes/chat', '260 kB'),
];
