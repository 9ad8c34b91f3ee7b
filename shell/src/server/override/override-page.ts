import { escapeHtml, scriptJson } from '../../render/document/escape';
import type { SiteData } from '../../render/document/document';

const dataBlock = /(<script type="application\/json" id="_site-data">)(.*)(<\/script>)/s;

/** The data of a page whose section is loaded from elsewhere: no scripts of a release, and no pinned version. */
function withoutSection(text: string): string {
  const { own, ...rest } = JSON.parse(text) as SiteData;
  const { pinned: _, ...shell } = own;
  const data: SiteData = { ...rest, own: shell, scripts: [] };
  return scriptJson(data);
}

/**
 * The document as the live version rendered it, told to its script that the code of the section lies below `code`
 * (shell/src/client/override).
 */
export function overridden(html: string, code: string): string {
  return html
    .replace('<html ', () => `<html data-override="${escapeHtml(code)}" `)
    .replace(dataBlock, (_, begin: string, data: string, end: string) => `${begin}${withoutSection(data)}${end}`);
}
