const key = 'site-landing-source';

/** Keeps where this visit came from, once per session; the entry script calls it on every page (content.md §6 no. 18). */
export function rememberLandingSource(): void {
  try {
    if (sessionStorage.getItem(key) === null) sessionStorage.setItem(key, document.referrer);
  } catch {
    // Without storage a lead names the page before this one.
  }
}

/** Address of the page that brought the visitor here, empty if none did. */
export function landingSource(): string {
  try {
    return sessionStorage.getItem(key) ?? document.referrer;
  } catch {
    return document.referrer;
  }
}

/** The longest address that is passed on to another site. */
export const longestReferrer = 200;

/** The same for the address bar of another site: other sites only, without query, which may hold what somebody typed. */
export function landingReferrer(): string {
  const source = landingSource();
  if (!/^https?:\/\//.test(source)) return '';
  try {
    const { origin, pathname } = new URL(source);
    return origin === location.origin ? '' : `${origin}${pathname}`.slice(0, longestReferrer);
  } catch {
    return '';
  }
}
