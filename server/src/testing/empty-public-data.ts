import type { FormOutcome, PublicData } from '@vela/contracts';

const refused: FormOutcome = {
  kind: 'refused',
  status: 503,
  code: 'SERVICE_UNAVAILABLE',
  message: 'Not here.',
  fields: [],
};

/** Public data of suites whose pages show no server data. */
export const emptyPublicData: PublicData = {
  news: async () => [],
  newsArticle: async () => undefined,
  sample: async () => undefined,
  search: async () => [],
  submitContact: async () => refused,
  submitApplication: async () => refused,
};
