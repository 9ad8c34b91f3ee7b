type SiteData = {
  set: string;
  pin: string;
  state: { fullUrl: string; routeName: string };
  scripts: [string, string][];
  consoles: Record<string, [string, string]>;
};

/** The data block of a served page. */
export function siteDataOf(html: string): SiteData {
  const found = /<script type="application\/json" id="_site-data">(.*?)<\/script>/s.exec(html)?.[1];
  if (!found) throw new Error(`No site data in: ${html.slice(0, 200)}`);
  return JSON.parse(found) as SiteData;
}

/** Every version of a remote that the addresses of a page name; more than one is a mixed page. */
export function versionsIn(html: string, remote: string): string[] {
  const found = [...html.matchAll(new RegExp(`/assets/remotes/${remote}/([^/"]+)/`, 'g'))].map(
    (match) => match[1] ?? '',
  );
  return [...new Set(found)];
}
