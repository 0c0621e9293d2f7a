/** The columns of the footer; names of pages are `site:footer.pages.<name>`. */
export const footerColumns = [
  {
    name: 'product',
    pages: [
      { name: 'products', path: '/urunler' },
      { name: 'technical', path: '/learn-more-1' },
      { name: 'fundamental', path: '/learn-more-2' },
      { name: 'realEstate', path: '/learn-more-3' },
      { name: 'methods', path: '/methods' },
      { name: 'mobileApp', path: '/mobile-app' },
      { name: 'membership', path: '/uye-ol' },
    ],
  },
  {
    name: 'company',
    pages: [
      { name: 'company', path: '/sirket' },
      { name: 'about', path: '/about' },
      { name: 'news', path: '/news' },
      { name: 'careers', path: '/Career' },
      { name: 'contact', path: '/Contact' },
    ],
  },
  {
    name: 'help',
    pages: [
      { name: 'faq', path: '/sss' },
      { name: 'write', path: '/Contact' },
      { name: 'search', path: '/search' },
    ],
  },
  {
    name: 'legal',
    pages: [
      { name: 'clarification', path: '/Clarification' },
      { name: 'privacy', path: '/Privacy' },
      { name: 'terms', path: '/Terms' },
      { name: 'data', path: '/Data' },
      { name: 'cookie', path: '/Cookie' },
      { name: 'legal', path: '/Legal' },
      { name: 'risk', path: '/Risk' },
      { name: 'cancellation', path: '/Cancellation' },
    ],
  },
] as const;
