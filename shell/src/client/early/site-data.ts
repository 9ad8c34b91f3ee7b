import type { SiteData } from '../../document/document';

/** The JSON block at the end of the document. */
export function readSiteData(): SiteData {
  return JSON.parse(document.getElementById('site-data')?.textContent ?? '{}') as SiteData;
}
