import { brand, type PlanName, plans } from '@vela/contracts';

/** Active plans as schema.org offers. `describe` returns a plan's description. */
export function createPlanOffers(origin: string, describe: (name: PlanName) => string) {
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
