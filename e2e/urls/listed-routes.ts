import { readFileSync } from 'node:fs';
import path from 'node:path';
import { repositoryRoot } from '@site/shared/repository/workspaces';

export type ListedRoute = {
  path: string;
  remote: string;
  layout: string;
  /** `page`, `campaign`, `preview` or `error`. */
  kind?: string;
  index: boolean;
  /** The page whose variant this one is. */
  canonical?: string;
  /** The page's twin for phones. */
  alternate?: string;
  query?: string[];
  /** Beyond the specification. */
  extra?: boolean;
};

/** Every address of the site, with its owner: the one list that shell and releases are compared with. */
export function listedRoutes(): ListedRoute[] {
  const text = readFileSync(path.join(repositoryRoot, 'e2e/urls/routes.json'), 'utf8');
  return (JSON.parse(text) as { routes: ListedRoute[] }).routes;
}
