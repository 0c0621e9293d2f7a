import type { Language } from '@vela/contracts';
import { useId } from 'react';
import { renderToString } from 'react-dom/server';
import { I18nextProvider, useTranslation } from 'react-i18next';
import { Link, StaticRouter } from 'react-router';
import { describe, expect, it, vi } from 'vitest';
import { renderingI18n } from '../../i18n/server.ts';
import { useSession } from '../session/session-provider.tsx';
import { type Carried, CarriedData, useCarried } from './carried-data.tsx';
import { carry, giveText, keptBack } from './kept-back.server.ts';
import { type PagePart, RenderingPartsContext } from './page-parts.ts';
import { LivingPart, StillPart } from './ready-parts.tsx';
import { renderingParts } from './rendering-parts.server.tsx';

/** Renders as the server does, and puts the parts in their places. */
function render(page: React.ReactNode, language: Language = 'en') {
  const words = renderingI18n(language);
  const placed = new Map<string, PagePart>();
  const skeleton = renderToString(
    <I18nextProvider i18n={words.i18n}>
      <StaticRouter location="/here">
        <RenderingPartsContext value={renderingParts({ language, words, placed })}>
          {page}
        </RenderingPartsContext>
      </StaticRouter>
    </I18nextProvider>,
  );
  const html = [...placed].reduce(
    (text, [mark, { html: part }]) => text.replace(mark, () => part),
    skeleton,
  );
  return { html, skeleton, placed: [...placed.values()], namespaces: words.usedNamespaces() };
}

/** Renders as the browser does. */
function renderHere(page: React.ReactNode) {
  return renderToString(
    <I18nextProvider i18n={renderingI18n('en').i18n}>
      <StaticRouter location="/here">{page}</StaticRouter>
    </I18nextProvider>,
  );
}

function Words({ onRender }: { onRender?: () => void }) {
  const { t } = useTranslation('faq');
  onRender?.();
  return (
    <p>
      {t('title')}, <Link to="/sss">{t('eyebrow')}</Link>
    </p>
  );
}

function Greeting() {
  return <p>{useSession().user?.username}</p>;
}

function Labelled() {
  return <p id={useId()}>x</p>;
}

function Count({ carried }: { carried: Carried<{ words: string[] }> }) {
  const { words } = useCarried(carried);
  return (
    <>
      {words.length}
      <CarriedData carried={carried} />
    </>
  );
}

const toData = new Request('https://vela.example/sss.data');
const toPage = new Request('https://vela.example/sss');

describe('a part', () => {
  it('is the markup the browser would have rendered, which therefore takes it over', () => {
    const page = (
      <LivingPart name="same" className="grid">
        <Words />
      </LivingPart>
    );
    expect(render(page).html).toBe(renderHere(page));
  });

  it('is rendered once for each language and each data, for all pages', () => {
    const onRender = vi.fn<() => void>();
    const page = (of: string) => (
      <LivingPart name="once" of={of}>
        <Words onRender={onRender} />
      </LivingPart>
    );
    const [first, again] = [render(page('a')), render(page('a'))];
    expect(again.placed[0]).toBe(first.placed[0]);
    expect(onRender).toHaveBeenCalledTimes(1);
    const others = [render(page('b')), render(page('a'), 'tr')];
    expect(new Set([first, ...others].map(({ placed }) => placed[0])).size).toBe(3);
    expect(others[1]?.html).not.toBe(first.html);
    expect(onRender).toHaveBeenCalledTimes(3);
  });

  it('reports its words with each page it is on', () => {
    const page = (
      <StillPart name="words">
        <Words />
      </StillPart>
    );
    expect(
      [render(page), render(page)].map(({ namespaces }) => namespaces.includes('faq')),
    ).toEqual([true, true]);
  });

  it('that stays as it is names itself, in its language', () => {
    const { html } = render(
      <StillPart name="named">
        <b>x</b>
      </StillPart>,
      'tr',
    );
    expect(html).toBe('<div data-part="tr/named"><b>x</b></div>');
  });

  it('cannot ask who is there', () => {
    const page = (
      <StillPart name="greeting">
        <Greeting />
      </StillPart>
    );
    expect(() => render(page)).toThrow('SessionProvider');
  });

  it('cannot have ids that would be others in the browser', () => {
    const page = (
      <LivingPart name="labelled">
        <Labelled />
      </LivingPart>
    );
    expect(() => render(page)).toThrow('useId');
  });
});

describe('what a page carries', () => {
  const value = { words: ['</script>', 'ş'] };

  it('goes along once, beside the data of the loader', () => {
    const carried = carry('some', value, toPage);
    expect(JSON.stringify(carried)).toBe('{"key":"some"}');
    const { html } = render(<Count carried={carried} />);
    const [, json = ''] =
      /^2<script type="application\/json" data-carried="some">(.*)<\/script>$/.exec(html) ?? [];
    expect(JSON.parse(json)).toEqual(value);
  });

  it('comes with the data of the loader where the browser changes the page', () => {
    const carried = carry('some', value, toData);
    expect(carried.value).toBe(value);
    expect(renderHere(<Count carried={carried} />)).toBe('2');
  });

  it('of a text is its markup', () => {
    const text = { file: 'en/x', html: '<p>x</p>' };
    expect(giveText(text, toData)).toEqual(text);
    const given = giveText(text, toPage);
    expect([given.html, keptBack(given)]).toEqual([undefined, '<p>x</p>']);
  });
});
