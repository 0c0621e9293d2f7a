/**
 * Who speaks: name, slug, addresses and colours of the brand, in one place, because a white-label edition changes exactly these.
 * The logo's drawing is `web/app/ui/logo.tsx`; the colours of screens are tokens in `web/app/styles.css`, and these are what is needed
 * where a style sheet does not reach: mails, pictures for links, the manifest.
 */
export const brand = {
  name: 'Vela',
  slug: 'vela',
  /** Addresses people write to. `.example` is reserved and reaches nobody: an operator puts real ones here. */
  contact: {
    support: 'support@vela.example',
    privacy: 'privacy@vela.example',
    careers: 'careers@vela.example',
    security: 'security@vela.example',
  },
  colors: {
    accent: '#0e5a63',
    accentOnDark: '#7cc7cd',
    paper: '#f8f6f1',
    ink: '#17191c',
    paperDark: '#0f1214',
    inkOnDark: '#ece8df',
  },
} as const;

/**
 * Who runs this installation and answers for the data in it, as the legal texts name him. An operator puts a registered name and a postal
 * address here; without an address the texts give the one for letters about privacy.
 */
export const operator: { readonly name: string; readonly postalAddress?: string } = {
  name: brand.name,
};
