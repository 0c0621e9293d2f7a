/** The public routes of the product's specification, in their canonical spelling: written down here apart from the code that serves them. */
export const specifiedRoutes = [
  '/',
  '/sss',
  '/sirket',
  '/guvenlik',
  '/urunler',
  '/learn-more-1',
  '/learn-more-2',
  '/learn-more-3',
  '/Contact',
  '/uye-ol',
  '/mobile-app',
  '/about',
  '/news/vela-technology-revolution',
  '/news/future-investment-trends',
  '/news/digital-transformation-report',
  '/news/global-market-analysis',
  '/Clarification',
  '/Privacy',
  '/Terms',
  '/Data',
  '/Cookie',
  '/Legal',
  '/Risk',
  '/Cancellation',
  '/Career',
] as const;

/** Public pages beyond the specification that search engines may list. */
export const furtherRoutes = ['/news', '/methods'] as const;
