import { redirect } from 'react-router';

/**
 * Answers a form that a browser sent by itself to a page whose forms only scripts can send: shows the page again, which says so. Nothing
 * of the form is read.
 */
export function backToPage({ url }: { url: URL }): Response {
  return redirect(`${url.pathname}${url.search}`, 303);
}
