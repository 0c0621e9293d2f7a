import {
  featureFigures,
  getPlanFeatures,
  freemiumLimits,
  isAvailable,
  type Language,
  languages,
  legalPeriods,
  planFeatures,
  planNames,
} from '@vela/contracts';
import { renderToStaticMarkup } from 'react-dom/server';
import { I18nextProvider } from 'react-i18next';
import { MemoryRouter } from 'react-router';
import { describe, expect, it } from 'vitest';
import { toPlainText } from '../../content/content.server.ts';
import { getServerI18n } from '../../i18n/server.ts';
import { SessionProvider } from '../../lib/session/session-provider.tsx';
import { createPlanOffers } from './plan-offers.ts';
import { PlansScreen } from './plans-screen.tsx';

function render(language: Language): string {
  return renderToStaticMarkup(
    <I18nextProvider i18n={getServerI18n(language)}>
      <MemoryRouter>
        <SessionProvider>
          <PlansScreen />
        </SessionProvider>
      </MemoryRouter>
    </I18nextProvider>,
  );
}

/** Prices from the specification; a year costs ten months. */
const prices = {
  en: ['$0', '$19.99', '$199.90', '$16.66', '$49.99', '$499.90', '$41.66'],
  tr: [
    '0\u00A0$',
    '19,99\u00A0$',
    '199,90\u00A0$',
    '16,66\u00A0$',
    '49,99\u00A0$',
    '499,90\u00A0$',
    '41,66\u00A0$',
  ],
} as const;

const figures = [
  ...Object.values(freemiumLimits),
  ...Object.values(featureFigures),
  legalPeriods.refund.moneyBackDays,
  ...legalPeriods.refund.reviewBusinessDays,
  legalPeriods.refund.outageHours,
  17,
].map(String);

describe.each(languages)('the plans page (%s)', (language) => {
  const html = render(language);
  const text = toPlainText(html);

  it('shows every monthly and yearly price, and the yearly saving', () => {
    for (const price of prices[language]) expect(text).toContain(price);
    expect(text).toContain(language === 'tr' ? '%17 indirim' : 'save 17%');
  });

  it('names no figure that is not a constant', () => {
    const withoutPrices = prices[language]
      .toSorted((a, b) => b.length - a.length)
      .reduce((rest, price) => rest.replaceAll(price, ' '), text);
    expect(new Set(withoutPrices.match(/\d+/g))).toEqual(new Set(figures));
  });

  it('shows no feature as working that does not work', () => {
    const shown = [...html.matchAll(/data-feature="([^"]+)" data-available="(true|false)"/g)].map(
      ([, feature = '', available = '']) => `${feature} ${available}`,
    );
    expect(shown.toSorted()).toEqual(
      planFeatures.map((feature) => `${feature} ${isAvailable(feature)}`).toSorted(),
    );
  });

  it('compares every feature over the four plans', () => {
    for (const feature of planFeatures) {
      const row = html.match(new RegExp(`<tr data-row="${feature}">.*?</tr>`))?.[0] ?? '';
      const standings = [...row.matchAll(/data-standing="(\w+)"/g)].map(([, standing]) => standing);
      const included = isAvailable(feature) ? 'available' : 'planned';
      expect(standings).toEqual(
        planNames.map((plan) => (getPlanFeatures(plan).includes(feature) ? included : 'none')),
      );
    }
  });

  it('shows the two specified sentences for each inactive plan', () => {
    const sentences = {
      en: [
        'This feature is currently unavailable',
        'This plan is not yet active. Please contact us for more information.',
      ],
      tr: [
        'Bu özellik şu anda kullanılamıyor',
        'Bu plan henüz etkin değil. Daha fazla bilgi için lütfen bizimle iletişime geçin.',
      ],
    } as const;
    const [feature, plan] = sentences[language];
    expect(text.split(plan)).toHaveLength(4);
    expect(text.split(feature).length).toBeGreaterThan(4);
    expect(html.match(/href="\/Contact"/g)).toHaveLength(3);
    expect(html.match(/href="\/register"/g)).toHaveLength(1);
  });
});

describe('the structured data', () => {
  it('offers the one active plan, free of charge', () => {
    const offers = createPlanOffers('https://vela.example', () => 'A trial.');
    expect(
      offers.map(({ name, offers: { price, priceCurrency } }) => [name, price, priceCurrency]),
    ).toEqual([['Vela Freemium', '0.00', 'USD']]);
  });
});
