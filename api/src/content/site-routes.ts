import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { apiFolder } from '../api-folder';

const listFile = join(apiFolder, '../e2e/urls/routes.json');

export type SiteRoute = { path: string; kind: string };

/** The one list of the site's addresses; undefined where it was not brought along. */
export function siteRoutes(): readonly SiteRoute[] | undefined {
  if (!existsSync(listFile)) return undefined;
  return (JSON.parse(readFileSync(listFile, 'utf8')) as { routes: SiteRoute[] }).routes;
}
