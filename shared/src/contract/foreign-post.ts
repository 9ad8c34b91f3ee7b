/** What a browser says of the page that sends a request, and the host that it asks. */
export type PostSource = { origin: string | undefined; fetchSite: string | undefined; host: string | undefined };

function hostOf(origin: string): string {
  return URL.canParse(origin) ? new URL(origin).host : '';
}

/**
 * Whether a page of another site sent this request. Origin decides where there is one, because no page can forge it: it has
 * to be one of the site's own or that of the asked host. Without it Sec-Fetch-Site does; a sender with neither is no browser
 * and has no visitor's rights to abuse. `null` names nobody: WebKit sends its reports of the content policy so, and Sec-Fetch-Site
 * has to say that they come from here.
 */
export function isForeignPost({ origin, fetchSite, host }: PostSource, ownOrigins: readonly string[]): boolean {
  if (origin === 'null') return fetchSite !== 'same-origin';
  if (origin === undefined) return fetchSite !== undefined && fetchSite !== 'same-origin';
  return !ownOrigins.includes(origin) && (host === undefined || hostOf(origin) !== host);
}

/** The answer to such a request, in the fields of every kind of call. */
export const foreignPostAnswer = {
  isok: false,
  code: 403,
  msg: '请在本站页面上提交。',
  Msg: '请在本站页面上提交。',
};
