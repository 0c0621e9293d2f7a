/** Pages and messages for what went wrong. */
export const problems = {
  notFound: {
    title: 'Page not found',
    eyebrow: 'Error 404',
    text: 'There is no page at this address. It may have moved, or the address was mistyped.',
    home: 'Go to the home page',
  },
  failed: {
    title: 'Something went wrong',
    eyebrow: 'Error',
    text: 'This page could not be shown. Nothing you saved is lost. Try again; if it happens once more, come back a little later.',
    retry: 'Try again',
  },
  unexpected: 'An unexpected error occurred. Please try again.',
  network: 'The server could not be reached. Check your connection and try again.',
  sessionExpired: 'Token refresh failed. Please sign in again.',
};
