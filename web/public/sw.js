/*
 * Service worker that shows the offline page, and messages of alerts, whose press opens /watch. It caches that page in each language with its
 * style sheet, fonts and icon; never content pages or data, which could be stale. Plain JavaScript,
 * served unbuilt.
 */
// oxlint-disable-next-line no-unsafe-type-assertion -- a script cannot tell the compiler in which kind of worker it runs
const worker = /** @type {ServiceWorkerGlobalScope} */ (/** @type {unknown} */ (self));
const cacheName = `offline ${worker.location.search}`;
const languages = ['en', 'tr'];
const languageCookie = 'i18next';

/** @param {string} language */
const toOfflinePath = (language) => `/offline?lng=${language}`;

/**
 * The page without its script elements, which would not load offline; it works without them.
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
function findAssets(html) {
  const links = [...html.matchAll(/<link\b[^>]*>/g)].map(([link]) => link);
  const wanted = links.filter(
    (link) => /rel="(?:stylesheet|icon)"|as="font"/.test(link) && !/media="print"/.test(link),
  );
  return wanted.flatMap((link) => /href="(\/[^"]+)"/.exec(link)?.[1] ?? []);
}

async function cacheOfflinePage() {
  const cache = await caches.open(cacheName);
  /** @type {Set<string>} */
  const assets = new Set();
  for (const language of languages) {
    // Without cookies: system theme, and the language query stores no choice.
    const answer = await fetch(toOfflinePath(language), { cache: 'reload', credentials: 'omit' });
    if (!answer.ok) throw new Error(`The offline page answered ${answer.status}`);
    const html = await withoutScripts(answer);
    for (const asset of findAssets(html)) assets.add(asset);
    const headers = {
      'content-type': 'text/html; charset=utf-8',
      'content-security-policy':
        "default-src 'self'; style-src 'self' 'unsafe-inline'; script-src 'none'",
    };
    await cache.put(toOfflinePath(language), new Response(html, { headers }));
  }
  await cache.addAll([...assets]);
}

async function forgetOlder() {
  for (const name of await caches.keys()) if (name !== cacheName) await caches.delete(name);
  await worker.registration.navigationPreload?.enable();
  await worker.clients.claim();
}

/** @param {string} url */
async function detectLanguage(url) {
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
    const page = await caches.match(toOfflinePath(await detectLanguage(event.request.url)));
    if (page === undefined) throw error;
    return page;
  }
}

/**
 * Loader data of the next page. On failure the page is requested as a document instead, so that the
 * offline page appears at its URL.
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

/**
 * Shows a message of an alert; every push must show one.
 * @param {PushEvent} event
 */
function showMessage(event) {
  /** @type {{ body?: string, tag?: string, language?: string }} */
  const { body = '', tag = 'alert', language = 'en' } = event.data?.json() ?? {};
  const shown = { body, tag, lang: language, icon: '/icon-192.png' };
  return worker.registration.showNotification('Vela', shown);
}

/**
 * Opens the page of alerts, in a tab that shows it already if there is one.
 * @param {NotificationEvent} event
 */
async function openAlerts(event) {
  event.notification.close();
  const path = '/watch?tab=alerts';
  for (const client of await worker.clients.matchAll({ type: 'window' }))
    if (new URL(client.url).pathname === '/watch') {
      await client.focus();
      return;
    }
  await worker.clients.openWindow(path);
}

worker.addEventListener('push', (event) => event.waitUntil(showMessage(event)));

worker.addEventListener('notificationclick', (event) => event.waitUntil(openAlerts(event)));

worker.addEventListener('install', (event) => {
  void worker.skipWaiting();
  event.waitUntil(cacheOfflinePage());
});

worker.addEventListener('activate', (event) => event.waitUntil(forgetOlder()));

worker.addEventListener('fetch', (event) => {
  const { request } = event;
  if (request.mode === 'navigate' && request.method === 'GET') event.respondWith(navigate(event));
  else if (request.method === 'GET' && new URL(request.url).pathname.endsWith('.data'))
    event.respondWith(fetchData(event));
  // The cached style sheet and fonts have content hashes in their names: they are never stale.
  else if (request.destination === 'style' || request.destination === 'font')
    event.respondWith(caches.match(request).then((kept) => kept ?? fetch(request)));
});
