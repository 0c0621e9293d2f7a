/** The pages of the main navigation, in its order; their names are `site:navigation.<name>`. */
export const mainPages = [
  { name: 'analytics', path: '/chat' },
  { name: 'security', path: '/guvenlik' },
  { name: 'products', path: '/urunler' },
  { name: 'faq', path: '/sss' },
  { name: 'company', path: '/sirket' },
] as const;
