import type { FormOutcome, PublicData } from '@vela/contracts';

const refused: FormOutcome = {
  kind: 'refused',
  status: 503,
  code: 'SERVICE_UNAVAILABLE',
  message: 'Not here.',
  fields: [],
};

/** For suites of pages that show nothing of the server's own. */
export const emptyPublicData: PublicData = {
  news: async () => [],
  newsArticle: async () => undefined,
  sample: async () => undefined,
  search: async () => [],
  submitContact: async () => refused,
  submitApplication: async () => refused,
};
