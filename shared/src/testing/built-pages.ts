import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { RouteObject } from 'react-router';
import { singletonModules } from '../build/read-routes';
import { containerName, repositoryRoot } from '../build/workspaces';
import { evaluateServerFile } from '../remote/evaluate-server-file';
import type { SiteFacts } from '../store/site-facts';
import { type Answers, type Rendered, renderRoute } from './render-route';

const loaded = new Map<string, RouteObject[]>();

function load(section: string): RouteObject[] {
  const file = path.join(repositoryRoot, section, 'dist/server/routes.cjs');
  if (!existsSync(file)) throw new Error(`${section} is not built: run npm run build -- ${section} first.`);
  return evaluateServerFile(readFileSync(file, 'utf8'), file, singletonModules()).routes;
}

function routesOf(section: string): RouteObject[] {
  const routes = loaded.get(section) ?? load(section);
  loaded.set(section, routes);
  return routes;
}

/** Builds name the class `hero` of a section `mf_help_hero_x7GhK`; tests use the name in the source. */
function withPlainClasses(html: string, section: string): string {
  const built = new RegExp(`\\b${containerName(section)}_([\\w-]+?)_[\\w+-]{5}(?![\\w+-])`, 'g');
  return html.replace(/ class="[^"]*"/g, (attribute) => attribute.replace(built, '$1'));
}

/** Renders a URL with the built server file of the section. */
export async function renderBuiltPage(
  section: string,
  address: string,
  answers: Answers,
  site: SiteFacts,
): Promise<Rendered> {
  const rendered = await renderRoute(routesOf(section), address, answers, site);
  return { ...rendered, html: withPlainClasses(rendered.html, section) };
}
