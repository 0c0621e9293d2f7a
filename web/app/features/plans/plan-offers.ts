import { brand, plans } from '@vela/contracts';

/** Plans that can be had, in the words of schema.org: what is not active is not offered. `describe` says what a plan is. */
export function planOffers(
  origin: string,
  describe: (name: 'freemium' | 'plus' | 'pro' | 'enterprise') => string,
) {
  return plans
    .filter(({ active, monthlyCents }) => active && monthlyCents !== undefined)
    .map(({ name, title, monthlyCents = 0 }) => ({
      '@type': 'Product',
      '@id': `${origin}/urunler#${name}`,
      name: `${brand.name} ${title}`,
      description: describe(name),
      image: `${origin}/icon-512.png`,
      brand: { '@type': 'Brand', name: brand.name },
      offers: {
        '@type': 'Offer',
        url: `${origin}/register`,
        price: (monthlyCents / 100).toFixed(2),
        priceCurrency: 'USD',
        availability: 'https://schema.org/InStock',
      },
    }));
}
