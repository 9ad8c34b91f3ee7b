import path from 'node:path';
import type { RouteObject } from 'react-router';
import { repositoryRoot } from '../repository/workspaces';
import type { SiteFacts } from '../store/site-facts';
import type { Answers, Rendered } from './render-route';
import { testSite } from './test-site';

type Render = (address: string, answers: Answers, site: SiteFacts) => Promise<Rendered>;

const noAnswers: Answers = {};
const rendered = new WeakMap<Answers, Map<string, Promise<Rendered>>>();

/** The section from its sources, loaded with the test file; works without a build. */
async function renderSource(...[address, answers, site]: Parameters<Render>): Promise<Rendered> {
  const [section = ''] = path.relative(repositoryRoot, expect.getState().testPath ?? '').split(path.sep);
  const { routes } = require(path.join(repositoryRoot, section, 'src/routes')) as { routes: RouteObject[] };
  const { renderRoute } = await import('./render-route');
  return renderRoute(routes, address, answers, site);
}

/** `npm test` provides the built section (page-environment.cjs). */
async function render(...question: Parameters<Render>): Promise<Rendered> {
  const { renderBuiltPage = renderSource } = globalThis as { renderBuiltPage?: Render };
  const page = await renderBuiltPage(...question);
  // Where a title may wrap is no part of its words (ui/whole-words.ts).
  return { ...page, html: page.html.replaceAll('<wbr>', '') };
}

function isFixed(answers: Answers): boolean {
  return Object.values(answers).every((answer) => typeof answer !== 'function');
}

/**
 * Renders a URL of the test's section, as the shell does. A page is rendered once per test file for
 * the same answers; answers that are functions are called each time.
 */
export function renderPage(address: string, answers: Answers = noAnswers, site = testSite): Promise<Rendered> {
  if (site !== testSite || !isFixed(answers)) return render(address, answers, site);
  const pages = rendered.get(answers) ?? new Map<string, Promise<Rendered>>();
  rendered.set(answers, pages);
  const page = pages.get(address) ?? render(address, answers, site);
  pages.set(address, page);
  return page;
}
