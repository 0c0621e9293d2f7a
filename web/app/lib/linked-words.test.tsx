import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { LinkedWords } from './linked-words.tsx';

const elements = { faq: <a href="/sss">unseen</a>, em: <em /> };
const renderWords = (text: string) =>
  renderToStaticMarkup(<LinkedWords text={text} elements={elements} />);

it.each([
  ['plain words', 'plain words'],
  ['Read <faq>the questions</faq> first.', 'Read <a href="/sss">the questions</a> first.'],
  ['<em>A</em><faq>B</faq>', '<em>A</em><a href="/sss">B</a>'],
  ['<other>kept</other> & <script>x()</script>', 'kept &amp; x()'],
  ['1 < 2 <em>never closed', '1 &lt; 2 &lt;em&gt;never closed'],
])('shows %s', (text, html) => {
  expect(renderWords(text)).toBe(html);
});
