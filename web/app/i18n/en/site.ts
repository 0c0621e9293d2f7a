/** Words around every page: navigation, footer, language and theme. */
export const site = {
  skipToContent: 'Skip to content',
  restoring: 'Restoring your session…',
  contents: 'On this page',
  notifications: 'Notifications',
  navigation: {
    label: 'Main',
    home: 'Home',
    analytics: 'AI analytics',
    login: 'Sign in',
    profile: 'Profile',
    logout: 'Sign out',
    settings: 'Profile settings',
    menu: 'Menu',
    closeMenu: 'Close menu',
  },
  language: { label: 'Language' },
  theme: { label: 'Theme', system: 'As the system', light: 'Light', dark: 'Dark' },
  footer: {
    label: 'Footer',
    tagline: 'Charts in plain words, with every number traceable.',
    legal: 'Legal',
    product: 'Product',
    privacy: 'Privacy',
    terms: 'Terms',
    risk: 'Risk disclosure',
    notice: 'Vela is for education only. It gives no investment advice and no buy or sell signals.',
  },
  logout: {
    done: 'You are signed out.',
    serverNotReached: 'You are signed out on this page, but the server could not be reached. Sign out again when you are online.',
  },
};
