/**
 * Name, slug, addresses and colours of the brand, in one place for white-label editions. The logo
 * is drawn in `web/app/ui/logo.tsx`; screen colours are tokens in `web/app/styles.css`. The colours
 * here are for places without a style sheet: mails, link preview images, the manifest.
 */
export const brand = {
  name: 'Vela',
  slug: 'vela',
  /** Contact addresses; `.example` receives no mail: an operator sets real ones here. */
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

/** Operator and controller in the legal texts, set by the operator; no address: privacy contact. */
export const operator: { readonly name: string; readonly postalAddress?: string } = {
  name: brand.name,
};
