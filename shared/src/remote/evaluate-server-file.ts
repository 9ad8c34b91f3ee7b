import { compileFunction } from 'node:vm';
import type { RouteObject } from 'react-router';

/** The exports of a remote's server file. */
export type RemoteServerModule = { routes: RouteObject[] };

/**
 * Runs a remote's `server/routes.cjs` with a `require` that knows only `modules`. Uses compileFunction instead of vm.Script:
 * the latter keeps about 27 KB a swap for ever (docs/measured.md#swap).
 * @throws {Error} naming the release when the file asks for anything else, throws, or exports no routes
 */
export function evaluateServerFile(code: string, label: string, modules: Record<string, unknown>): RemoteServerModule {
  const module = { exports: {} as Partial<RemoteServerModule> };
  const requireSingleton = (request: string): unknown => {
    if (Object.hasOwn(modules, request)) return modules[request];
    throw new Error(`${label} requires “${request}”, which the shell does not provide.`);
  };
  compileFunction(code, ['module', 'exports', 'require'], { filename: label })(
    module,
    module.exports,
    requireSingleton,
  );
  if (!Array.isArray(module.exports.routes)) throw new Error(`${label} exports no routes.`);
  return module.exports as RemoteServerModule;
}
