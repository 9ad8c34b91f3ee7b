import path from 'node:path';
import type { LoaderContext } from 'webpack';
import { repositoryRoot } from '@site/shared/repository/workspaces';

/**
 * Connects a module, as swc compiled it, with React Refresh. Two sections may hold the same shared component, so that names
 * begin with the section's. A module of components or a page says at its end that it can be replaced alone. No line is
 * moved, so that swc's source map stays true.
 */
export default function hotModuleLoader(
  this: LoaderContext<{ section: string }>,
  source: string,
  map?: Parameters<LoaderContext<object>['callback']>[2],
): void {
  const file = path.relative(repositoryRoot, this.resourcePath).split(path.sep).join('/');
  const id = JSON.stringify(`${this.getOptions().section} ${file}${this.resourceQuery} `);
  const before = [
    `var $RefreshReg$ = (type, name) => globalThis.siteRefresh && globalThis.siteRefresh.register(type, ${id} + name);`,
    'var $RefreshSig$ = () => globalThis.siteRefresh ? globalThis.siteRefresh.sign() : (type) => type;',
  ].join(' ');
  const after = file.endsWith('.tsx')
    ? '\nif (globalThis.siteRefresh) globalThis.siteRefresh.accept(import.meta.webpackHot, __webpack_module__.exports);'
    : '';
  this.callback(null, `${before} ${source}${after}`, map);
}
