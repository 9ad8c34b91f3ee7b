import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { RouteObject } from 'react-router';
import { singletonModules } from '../bundle/singletons';
import { repositoryRoot } from '@site/shared/repository/workspaces';
import { evaluateServerFile } from '@site/shared/remote/evaluate-server-file';
import type { SiteFacts } from '@site/shared/store/site-facts';
import { type Answers, type Rendered, renderRoute } from '@site/shared/testing/render-route';

/** `sourceNames`: what a class of the release is called in its style sheet. */
type BuiltSection = { routes: RouteObject[]; sourceNames: ReadonlyMap<string, string> };

const loaded = new Map<string, BuiltSection>();

/** The class names that css-loader wrote into the server file: `"hero":\`x7GhK2\``; those it composes follow. */
function sourceNamesIn(code: string): Map<string, string> {
  const named = code.matchAll(/"([\w-]+)":`([\w+-]+)[^`]*`/g);
  return new Map([...named].map(([, source = '', built = '']) => [built, source]));
}

function load(section: string): BuiltSection {
  const file = path.join(repositoryRoot, section, 'dist/server/routes.cjs');
  if (!existsSync(file)) throw new Error(`${section} is not built: run npm run build -- ${section} first.`);
  const code = readFileSync(file, 'utf8');
  return { routes: evaluateServerFile(code, file, singletonModules()).routes, sourceNames: sourceNamesIn(code) };
}

function sectionOf(section: string): BuiltSection {
  const built = loaded.get(section) ?? load(section);
  loaded.set(section, built);
  return built;
}

/** Releases have short hashes for class names; tests use the names in the sources. */
function withSourceNames(html: string, names: ReadonlyMap<string, string>): string {
  return html.replace(/ class="([^"]*)"/g, (_, classes: string) => {
    const read = classes.split(' ').map((name) => names.get(name) ?? name);
    return ` class="${read.join(' ')}"`;
  });
}

/** Renders a URL with the built server file of the section. */
export async function renderBuiltPage(
  section: string,
  address: string,
  answers: Answers,
  site: SiteFacts,
): Promise<Rendered> {
  const { routes, sourceNames } = sectionOf(section);
  const rendered = await renderRoute(routes, address, answers, site);
  return { ...rendered, html: withSourceNames(rendered.html, sourceNames) };
}
