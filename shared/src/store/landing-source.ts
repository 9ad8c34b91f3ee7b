/** Where in sessionStorage the referrer of a visit is kept. */
export const landingSourceKey = 'site-landing-source';

/** Stores the referrer of this visit, once per session; the entry script calls it on every page. */
export function rememberLandingSource(): void {
  try {
    if (sessionStorage.getItem(landingSourceKey) === null) sessionStorage.setItem(landingSourceKey, document.referrer);
  } catch {
    // Without storage a lead has the referrer of the current page.
  }
}

/** Referrer of the visit, empty if there is none. */
export function landingSource(): string {
  try {
    return sessionStorage.getItem(landingSourceKey) ?? document.referrer;
  } catch {
    return document.referrer;
  }
}

/** Maximum length of a URL that is passed to another site. */
export const longestReferrer = 200;

/** The referrer for links to another site: external referrers only, without query, which may contain user input. */
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
