import { readCompanyBody } from '@vela/market-data';

/** On a worker thread: a body of 20 megabytes takes long enough to hold up other requests. */
export function parseFilings(text: string): ReturnType<typeof readCompanyBody> {
  return readCompanyBody(text);
}
