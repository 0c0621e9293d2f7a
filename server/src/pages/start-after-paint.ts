const preloadLink = /<link\b[^>]*\brel="modulepreload"[^>]*>/g;
const moduleScript = /<script\b([^>]*)\stype="module"([^>]*)>([\s\S]*?)<\/script>/;
const staticImport = /import\s+(?:\*\s+as\s+(\w+)\s+from\s+)?"([^"\\]+)";?/g;

/**
 * What the start script waits for: the first painting, then an idle moment (2 seconds at most), or at once the first key or touch. Where
 * surely nobody is signed in, the page is whole without scripts: they wait for the first sign of a person, and five seconds at most.
 */
const whenToStart = `function listen(types){types.forEach(function(type){addEventListener(type,start,{capture:true,passive:true,once:true})})}
function idle(){window.requestIdleCallback?requestIdleCallback(start,{timeout:2000}):setTimeout(start,200)}
function painted(){if(document.documentElement.dataset.session!=="absent")return idle();
listen(["pointermove","scroll","focusin"]);setTimeout(idle,5000)}
if(document.documentElement.dataset.start==="now")start();
else{
listen(["pointerdown","keydown","touchstart"]);
if(window.PerformanceObserver&&(PerformanceObserver.supportedEntryTypes||[]).indexOf("paint")>=0)
new PerformanceObserver(function(list,watch){if(list.getEntriesByName("first-contentful-paint").length){watch.disconnect();painted()}}).observe({type:"paint",buffered:true});
else requestAnimationFrame(function(){requestAnimationFrame(painted)});
addEventListener("load",function(){setTimeout(start,8000)});
}`;

/**
 * Buttons that only scripts serve do nothing before those are there. The last one clicked until React hears clicks itself (entry.client.tsx
 * says when) is clicked once more when the page has come alive (root.tsx says when).
 */
const keepEarlyClick = `var page=document.documentElement,early;
addEventListener("click",function(event){if(!page.dataset.listening)early=event.target.closest("button[type=button]")},true);
new MutationObserver(function(changes,watch){if(page.dataset.hydrated){watch.disconnect();if(early)early.click()}}).observe(page,{attributes:true,attributeFilter:["data-hydrated"]});`;

function hrefOf(link: string): string | undefined {
  return /\bhref="([^"]*)"/.exec(link)?.[1]?.replaceAll('&amp;', '&');
}

/** Inside a script element a `<` could end it or begin a comment. */
function toScriptText(value: unknown): string {
  return JSON.stringify(value).replaceAll('<', String.raw`\u003c`);
}

/** The module's text with its static imports turned into dynamic ones; undefined when one is written in a way not foreseen here. */
function toDynamicImports(source: string): string | undefined {
  const files: string[] = [];
  const names: string[] = [];
  const rest = source.replaceAll(staticImport, (_text, name: string | undefined, file: string) => {
    if (name !== undefined) names.push(`${name}=files[${files.length}]`);
    files.push(file);
    return '';
  });
  if (files.length === 0 || /\bimport\s*[^(\s]/.test(rest)) return undefined;
  const variables = names.length === 0 ? '' : `var ${names.join(',')};`;
  return `Promise.all(${toScriptText(files)}.map(function(file){return import(file)})).then(function(files){${variables}${rest.trim()}})`;
}

/**
 * Rewrites a page so that its scripts are asked for after the first painting. React Router writes links that preload all of them and a module
 * that imports them; both compete with the style sheet and the fonts for the line, and with the painting for the processor. In their
 * place comes a classic script that does the same later, and keeps what is clicked until then. A page whose `html` has `data-start="now"` starts once its HTML is read. HTML without such a
 * module, or with one that is not understood, is returned as it is.
 */
export function startAfterPaint(html: string): string {
  const [element, before = '', after = '', source = ''] = moduleScript.exec(html) ?? [];
  const imports = element === undefined ? undefined : toDynamicImports(source);
  if (element === undefined || imports === undefined) return html;
  const hrefs = [...html.matchAll(preloadLink)]
    .map(([link]) => hrefOf(link))
    .filter((href) => href !== undefined);
  const script = `(function(){var started;function start(){if(started)return;started=true;
${toScriptText([...new Set(hrefs)])}.forEach(function(href){var link=document.createElement("link");link.rel="modulepreload";link.href=href;document.head.appendChild(link)});
${imports}}
${keepEarlyClick}
${whenToStart}})()`;
  const attributes = `${before}${after}`.replace(/\sasync(?:="[^"]*")?/, '');
  return html
    .replace(element, () => `<script${attributes}>${script}</script>`)
    .replaceAll(preloadLink, '');
}
