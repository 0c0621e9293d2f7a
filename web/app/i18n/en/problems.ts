/** Pages and messages for what went wrong. */
export const problems = {
  notFound: {
    title: 'Page not found',
    eyebrow: 'Error 404',
    text: 'There is no page at this address. It may have moved, or the address was mistyped. Search for it, or go on from one of these pages.',
    pages: 'Pages to go on from',
  },
  unreadable: {
    title: 'This address cannot be read',
    eyebrow: 'Error 400',
    text: 'It holds characters that no address can hold; perhaps it was cut off or changed on its way. Search for the page, or go on from one of these.',
  },
  gone: {
    title: 'This page is gone',
    eyebrow: 'Gone · 410',
    text: 'What was at this address was taken away for good and will not come back. Search engines are asked to forget it.',
    description: 'What was at this address was taken away for good and will not come back.',
  },
  failed: {
    title: 'Something went wrong',
    eyebrow: 'Error {{code}}',
    text: 'This page could not be shown. Nothing you saved is lost. Try again; if it happens once more, come back a little later.',
    retry: 'Try again',
    contact: 'If it lasts, tell us the code {{code}} and what you were doing.',
    write: 'Write to us',
  },
  offline: {
    title: 'You are offline',
    eyebrow: 'No connection',
    text: 'The server cannot be reached from here. {{brand}} keeps no prices and no analyses on your device: an old number that looks new would be worse than none.',
    hint: 'Check your connection, then try again. What you typed on the page before may still be there when you go back.',
    description: 'Shown when a page is opened without a connection.',
    retry: 'Try again',
  },
  unexpected: 'An unexpected error occurred. Please try again.',
  network: 'The server could not be reached. Check your connection and try again.',
  sessionExpired: 'Token refresh failed. Please sign in again.',
};
