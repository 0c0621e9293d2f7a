import { redirect } from 'react-router';

/** Answers a native post to a form that needs JavaScript: to the page's notice, body not read. */
export function redirectToPage({ url }: { url: URL }): Response {
  return redirect(`${url.pathname}${url.search}`, 303);
}
