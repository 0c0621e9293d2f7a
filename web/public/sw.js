/*
 * Shows a page of our own when there is no connection, and does nothing else. It keeps that page in each language with its style sheet,
 * fonts and icon; never a page with content, never data: what is old must not look new. Plain JavaScript, served as it is.
 */
// oxlint-disable-next-line no-unsafe-type-assertion -- a script cannot tell the compiler in which kind of worker it runs
const worker = /** @type {ServiceWorkerGlobalScope} */ (/** @type {unknown} */ (self));
const cacheName = `offline ${worker.location.search}`;
const languages = ['en', 'tr'];
const languageCookie = 'i18next';

/** @param {string} language */
const pageOf = (language) => `/offline?lng=${language}`;

/**
 * The page without its scripts, which would not be there: what is left is whole as it stands.
 * @param {Response} answer
 */
async function withoutScripts(answer) {
  const html = await answer.text();
  return html.replaceAll(/<script\b[\s\S]*?<\/script>|<link\b[^>]*rel="modulepreload"[^>]*>/g, '');
}

/**
 * Style sheet, fonts and icon the page names.
 * @param {string} html
 */
function assetsOf(html) {
  const links = [...html.matchAll(/<link\b[^>]*>/g)].map(([link]) => link);
  const wanted = links.filter(
    (link) => /rel="(?:stylesheet|icon)"|as="font"/.test(link) && !/media="print"/.test(link),
  );
  return wanted.flatMap((link) => /href="(\/[^"]+)"/.exec(link)?.[1] ?? []);
}

async function keepOfflinePage() {
  const cache = await caches.open(cacheName);
  /** @type {Set<string>} */
  const assets = new Set();
  for (const language of languages) {
    // Nobody's page in particular: without cookies it follows the system's theme, and asking for a language chooses none.
    const answer = await fetch(pageOf(language), { cache: 'reload', credentials: 'omit' });
    if (!answer.ok) throw new Error(`The offline page answered ${answer.status}`);
    const html = await withoutScripts(answer);
    for (const asset of assetsOf(html)) assets.add(asset);
    const headers = {
      'content-type': 'text/html; charset=utf-8',
      'content-security-policy':
        "default-src 'self'; style-src 'self' 'unsafe-inline'; script-src 'none'",
    };
    await cache.put(pageOf(language), new Response(html, { headers }));
  }
  await cache.addAll([...assets]);
}

async function forgetOlder() {
  for (const name of await caches.keys()) if (name !== cacheName) await caches.delete(name);
  await worker.registration.navigationPreload?.enable();
  await worker.clients.claim();
}

/** @param {string} url */
async function languageOf(url) {
  const chosen =
    new URL(url).searchParams.get('lng') ?? (await worker.cookieStore?.get(languageCookie))?.value;
  const wanted = [chosen, ...worker.navigator.languages].map((code) =>
    code?.slice(0, 2).toLowerCase(),
  );
  return wanted.find((code) => code !== undefined && languages.includes(code)) ?? 'en';
}

/** @param {FetchEvent} event */
async function navigate(event) {
  try {
    return (await event.preloadResponse) ?? (await fetch(event.request));
  } catch (error) {
    const page = await caches.match(pageOf(await languageOf(event.request.url)));
    if (page === undefined) throw error;
    return page;
  }
}

/**
 * The data of the next page. When it cannot be had, that page is asked for as a document: so the offline page comes up, at its address,
 * instead of scripts that miss their data and their words.
 * @param {FetchEvent} event
 */
async function fetchData(event) {
  try {
    return await fetch(event.request);
  } catch (error) {
    const client = worker.navigator.onLine ? undefined : await worker.clients.get(event.clientId);
    if (!(client instanceof WindowClient)) throw error;
    const url = new URL(event.request.url);
    url.pathname = url.pathname.replace(/(?:_root|_)?\.data$/, '');
    url.searchParams.delete('_routes');
    await client.navigate(url.href);
    return Response.error();
  }
}

worker.addEventListener('install', (event) => {
  void worker.skipWaiting();
  event.waitUntil(keepOfflinePage());
});

worker.addEventListener('activate', (event) => event.waitUntil(forgetOlder()));

worker.addEventListener('fetch', (event) => {
  const { request } = event;
  if (request.mode === 'navigate' && request.method === 'GET') event.respondWith(navigate(event));
  else if (request.method === 'GET' && new URL(request.url).pathname.endsWith('.data'))
    event.respondWith(fetchData(event));
  // The style sheet and the fonts it keeps are named by their content: kept or fetched, they are the same.
  else if (request.destination === 'style' || request.destination === 'font')
    event.respondWith(caches.match(request).then((kept) => kept ?? fetch(request)));
});
