import path from 'node:path';
import type { LoaderContext } from 'webpack';
import { repositoryRoot } from '@site/shared/repository/workspaces';

/**
 * Connects a module, as swc compiled it, with React Refresh. Two sections may hold the same shared component, so that names
 * begin with the section's. A module of components or a page says at its end that it can be replaced alone.
 */
export default function hotModuleLoader(this: LoaderContext<{ section: string }>, source: string): string {
  const file = path.relative(repositoryRoot, this.resourcePath).split(path.sep).join('/');
  const id = JSON.stringify(`${this.getOptions().section} ${file}${this.resourceQuery} `);
  return [
    `var $RefreshReg$ = (type, name) => globalThis.siteRefresh && globalThis.siteRefresh.register(type, ${id} + name);`,
    'var $RefreshSig$ = () => globalThis.siteRefresh ? globalThis.siteRefresh.sign() : (type) => type;',
    source,
    file.endsWith('.tsx')
      ? 'if (globalThis.siteRefresh) globalThis.siteRefresh.accept(import.meta.webpackHot, __webpack_module__.exports);'
      : '',
  ].join('\n');
}
