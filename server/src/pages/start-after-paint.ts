const preloadLink = /(<link\b[^>]*\brel=")modulepreload"/g;
const manifestLink = /(<link\b[^>]*\brel=")manifest"/g;
const moduleScript = /(<script\b[^>]*\stype=")module("[^>]*>[\s\S]*?<\/script>)/;

/**
 * Starts the page once: at the first key or touch, or after the first painting and an idle moment
 * (2 s at most). Without a session the page is whole without scripts: it waits for a sign of a
 * person, 5 s at most. The module's text runs in a new element, as its nonce or hash allows.
 * Buttons that only scripts serve do nothing before: the last one clicked until React listens
 * (entry.client.tsx) is clicked again when the page is hydrated (root.tsx).
 */
const starter = `(function(){var page=document.documentElement,started,early;
function start(){if(started)return;started=true;
document.querySelectorAll("link[rel^=later]").forEach(function(link){link.rel=link.rel==="later"?"modulepreload":"manifest"});
var text=document.querySelector("script[type=later]"),script=document.createElement("script");
Object.assign(script,{type:"module",nonce:text.nonce,textContent:text.textContent});document.head.append(script)}
function listen(types){types.forEach(function(type){addEventListener(type,start,{capture:true,passive:true,once:true})})}
function idle(){window.requestIdleCallback?requestIdleCallback(start,{timeout:2000}):setTimeout(start,200)}
document.currentScript.remove();
addEventListener("click",function(event){if(!page.dataset.listening)early=event.target.closest("button[type=button]")},true);
new MutationObserver(function(changes,watch){if(page.dataset.hydrated){watch.disconnect();if(early)early.click()}}).observe(page,{attributes:true,attributeFilter:["data-hydrated"]});
if(page.dataset.start==="now")return start();
listen(["pointerdown","keydown","touchstart"]);
new PerformanceObserver(function(list,watch){if(!list.getEntriesByName("first-contentful-paint").length)return;
watch.disconnect();if(page.dataset.session!=="absent")return idle();
listen(["pointermove","scroll","focusin"]);setTimeout(idle,5000)}).observe({type:"paint",buffered:true});
addEventListener("load",function(){setTimeout(start,8000)})})()`;

/**
 * Makes scripts wait for the first painting: React Router's preloads and module compete with
 * styles, fonts and painting, so they get types that do nothing until a script behind them undoes it;
 * so does the manifest, which only an installed page needs and which took a share of the line. With
 * `data-start="now"` on `html` a page starts once read. HTML without such a module is unchanged.
 */
export function startAfterPaint(html: string): string {
  const [element, before = '', after = ''] = moduleScript.exec(html) ?? [];
  if (element === undefined) return html;
  const nonce = / nonce="[^"]*"/.exec(before + after)?.[0] ?? '';
  return html
    .replace(element, () => `${before}later${after}<script${nonce}>${starter}</script>`)
    .replaceAll(preloadLink, '$1later"')
    .replaceAll(manifestLink, '$1later-manifest"');
}
