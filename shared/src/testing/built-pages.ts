import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { RouteObject } from 'react-router';
import { singletonModules } from '../build/read-routes';
import { repositoryRoot } from '../build/workspaces';
import { evaluateServerFile } from '../remote/evaluate-server-file';
import type { SiteFacts } from '../store/site-facts';
import { type Answers, type Rendered, renderRoute } from './render-route';

type Section = { routes: RouteObject[]; classes: Map<string, string> };

const loaded = new Map<string, Section>();

/** Style sheets in a built server file are lists of lines like `"hero": `x7GhK2`,`; a composed class has more names. */
function classNames(source: string): Map<string, string> {
  const lines = source.matchAll(/^\t"([\w-]+)": `([\w-]+)[^`]*`,?$/gm);
  return new Map([...lines].map(([, name = '', built = '']) => [built, name]));
}

function load(section: string): Section {
  const file = path.join(repositoryRoot, section, 'dist/server/routes.cjs');
  if (!existsSync(file)) throw new Error(`${section} is not built: run npm run build -- ${section} first.`);
  const source = readFileSync(file, 'utf8');
  return { routes: evaluateServerFile(source, file, singletonModules()).routes, classes: classNames(source) };
}

function builtSection(section: string): Section {
  const built = loaded.get(section) ?? load(section);
  loaded.set(section, built);
  return built;
}

/** Tests know classes by their names in the source. */
function withPlainClasses(html: string, classes: Map<string, string>): string {
  const plain = (list: string) => list.replace(/[^ ]+/g, (name) => classes.get(name) ?? name);
  return html.replace(/ class="([^"]*)"/g, (_, list: string) => ` class="${plain(list)}"`);
}

/** Renders a URL with the built server file of the section. */
export async function renderBuiltPage(
  section: string,
  address: string,
  answers: Answers,
  site: SiteFacts,
): Promise<Rendered> {
  const { routes, classes } = builtSection(section);
  const rendered = await renderRoute(routes, address, answers, site);
  return { ...rendered, html: withPlainClasses(rendered.html, classes) };
}
