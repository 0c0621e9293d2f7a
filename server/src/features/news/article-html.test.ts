import { describe, expect, it } from 'vitest';
import { sanitizeArticle, toArticleHtml, toArticleText } from './article-html.ts';

/** Tags with their attributes, as a browser parses them. */
const findTags = (html: string) =>
  [...html.matchAll(/<\/?([a-z][a-z0-9-]*)([^>]*)>/gi)].map(([tag]) => tag);

const payloads = [
  '<script>alert(1)</script>',
  '<ScRiPt src=//evil.example/x.js></sCrIpT>',
  '<img src=x onerror=alert(1)>',
  '<svg onload=alert(1)>',
  '<svg><script>alert(1)</script></svg>',
  '<math><mi//xlink:href="data:x,<script>alert(1)</script>">',
  '<iframe src="javascript:alert(1)"></iframe>',
  '<object data="data:text/html,<script>alert(1)</script>"></object>',
  '<a href="javascript:alert(1)">x</a>',
  '<body onload=alert(1)>',
  '<style>@import "//evil.example";</style>',
  '<link rel=stylesheet href=//evil.example>',
  '<meta http-equiv=refresh content="0;url=javascript:alert(1)">',
  '<base href="//evil.example/">',
  '<form action=//evil.example><input name=q autofocus onfocus=alert(1)></form>',
  '<details open ontoggle=alert(1)>',
  '<noscript><p title="</noscript><img src=x onerror=alert(1)>">',
  '<!--><img src=x onerror=alert(1)>-->',
  '<template><img src=x onerror=alert(1)></template>',
  '<x onclick=alert(1)>x</x>',
  '[x](javascript:alert(1))',
  '[x](JaVaScRiPt:alert(1))',
  '[x](java\tscript:alert(1))',
  '[x](&#106;avascript:alert(1))',
  '[x](javascript&colon;alert(1))',
  '[x](vbscript:msgbox(1))',
  '[x](data:text/html;base64,PHNjcmlwdD5hbGVydCgxKTwvc2NyaXB0Pg==)',
  '<javascript:alert(1)>',
  '[x](file:///etc/passwd)',
  '[x](//evil.example)',
  '[x](/\\evil.example)',
  '![x](javascript:alert(1))',
  '![x](data:image/svg+xml;base64,PHN2ZyBvbmxvYWQ9YWxlcnQoMSk+)',
  '![x](data:image/png;base64,iVBORw0KGgo=)',
  '![x](https://evil.example/pixel.png)',
  '![x](//evil.example/pixel.png)',
  '![x"onerror="alert(1)](/x.png)',
  '[x](/a "title\\" onmouseover=\\"alert(1)")',
  '[ref]\n\n[ref]: javascript:alert(1)',
  '`</code><script>alert(1)</script>`',
  '```"onload=alert(1)\n<script>alert(1)</script>\n```',
  '# <img src=x onerror=alert(1)>',
  '| <script>alert(1)</script> |\n| --- |\n| <b onclick=alert(1)>x</b> |',
];

const harmless =
  /^<\/?(?:h[2-6]|p|blockquote|pre|ul|ol|li|hr|br|a|strong|em|s|code|img|table|thead|tbody|tr|th|td)(?:\s|\/|>)/;

/** Tags that run or load something; empty when the HTML is safe. */
function findHarmfulTags(html: string): string[] {
  return findTags(html).filter((tag) => {
    const addresses = [...tag.matchAll(/(?:href|src)="([^"]*)"/g)].map(
      ([, address = '']) => address,
    );
    const isHarmless =
      harmless.test(tag) &&
      !/\son\w+\s*=|\sstyle\s*=|\sclass\s*=|\sid\s*=/i.test(tag.replaceAll(/"[^"]*"/g, '""')) &&
      addresses.every((address) => /^(?:https?:|mailto:|\/(?![\\/])|#|$|%5C|a$)/i.test(address)) &&
      (!tag.startsWith('<img') || /^\/[^\\/]/.test(addresses[0] ?? ''));
    return !isHarmless;
  });
}

describe('an article of a malicious author', () => {
  it.each(payloads)('is harmless: %s', (payload) => {
    expect(findHarmfulTags(toArticleHtml(`before ${payload} after\n\n${payload}\n`))).toEqual([]);
  });

  it.each(payloads)('is harmless even as HTML: %s', (payload) => {
    expect(
      findHarmfulTags(sanitizeArticle(`<p>before ${payload} after</p>\n${payload}\n`)),
    ).toEqual([]);
  });

  it('is detected by the same check without sanitizing', () => {
    expect(
      payloads.filter((payload) => findHarmfulTags(payload).length > 0).length,
    ).toBeGreaterThan(18);
  });
});

const levels = (body: string) =>
  [...toArticleHtml(body).matchAll(/<(h\d)>/g)].map(([, level]) => level);

describe('an article', () => {
  it('keeps all Markdown formatting', () => {
    const html = toArticleHtml(
      'Words, *soft* and **loud**.\n\n- one\n- two\n\n> said\n\n| a | b |\n| - | - |\n| 1 | 2 |',
    );
    expect(html).toContain('<p>Words, <em>soft</em> and <strong>loud</strong>.</p>');
    expect(html).toContain('<li>one</li>');
    expect(html).toContain('<blockquote>');
    expect(html).toContain('<td>1</td>');
  });

  it('has no h1 of its own, and skips no level of headings', () => {
    expect(levels('# One\n\n## Two\n\n# Three')).toEqual(['h2', 'h3', 'h2']);
    expect(levels('## One\n\n### Two\n\n## Three')).toEqual(['h2', 'h3', 'h2']);
    expect(levels('# One\n\n#### Deep\n\n###### Deeper\n\n## Up')).toEqual([
      'h2',
      'h3',
      'h4',
      'h3',
    ]);
    expect(levels('One\n===\n\nTwo\n---')).toEqual(['h2', 'h3']);
  });

  it('adds noopener to external links only', () => {
    expect(toArticleHtml('[out](https://example.org/a)')).toBe(
      '<p><a href="https://example.org/a" rel="noopener noreferrer">out</a></p>',
    );
    expect(toArticleHtml('[in](/Terms#refunds)')).toBe('<p><a href="/Terms#refunds">in</a></p>');
    expect(toArticleHtml('[mail](mailto:a@vela.example)')).toBe(
      '<p><a href="mailto:a@vela.example">mail</a></p>',
    );
  });

  it('shows images of this site only', () => {
    expect(toArticleHtml('![A chart](/pictures/a.png)')).toContain(
      '<img src="/pictures/a.png" alt="A chart" loading="lazy" />',
    );
    expect(toArticleHtml('![A chart](https://example.org/a.png)')).not.toContain('<img');
  });

  it('shows what looks like HTML as the text that was typed', () => {
    expect(toArticleHtml('5 < 6 & <b>not bold</b>')).toBe(
      '<p>5 &lt; 6 &amp; &lt;b&gt;not bold&lt;/b&gt;</p>',
    );
  });

  it('is plain text for search', () => {
    expect(toArticleText('## Head\n\nWords *soft* [link](/x) & 5 < 6.\n\n- one')).toBe(
      'Head Words soft link & 5 < 6. one',
    );
  });
});
