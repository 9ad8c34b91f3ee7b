import type { SiteFacts } from '@site/shared/store/site-facts';
import type { SiteData } from '../../render/document/document';

/** The JSON block at the end of the document. */
export function readSiteData(): SiteData {
  return JSON.parse(document.querySelector('script#_site-data')?.textContent ?? '{}') as SiteData;
}

let facts: SiteFacts | undefined;

/** The site's facts, read lazily and once. */
export function siteFacts(): SiteFacts {
  facts ??= readSiteData().state.site;
  return facts;
}
