import type { ShareScope } from './share-scope';

type Module = { exports: unknown };

/** Of webpack's `require` in a container: what its build leaves to the runtime. */
type ContainerRequire = {
  /** Share scopes by name. */
  S: Record<string, ShareScope | undefined>;
  /** Factories and instances of modules by id. */
  m: Record<string, (module: Module) => void>;
  c: Record<string, unknown>;
  consumesLoadingData: { moduleIdToConsumeDataMapping: Record<string, { shareKey: string }> };
};

type Consumed = { chunkMapping: Record<string, string[]>; chunkId: string; webpackRequire: ContainerRequire };

declare global {
  var siteBundlerRuntime: typeof bundlerRuntime;
}

/** What the shell gives every container: an update, while a section is developed, empties the container's own list. */
let given: ShareScope = {};

function sharedModule(require: ContainerRequire, id: string): unknown {
  const name = require.consumesLoadingData.moduleIdToConsumeDataMapping[id]?.shareKey ?? '';
  const [offered] = Object.values((require.S.default ?? given)[name] ?? {});
  if (!offered) throw new Error(`The shell shares no ${name}.`);
  return offered.get()();
}

/** Gives a chunk, before it runs, the shared packages that it imports. */
function consumes({ chunkMapping, chunkId, webpackRequire }: Consumed): void {
  for (const id of chunkMapping[chunkId] ?? [])
    webpackRequire.m[id] ??= (module) => {
      delete webpackRequire.c[id];
      module.exports = sharedModule(webpackRequire, id);
    };
}

function initContainerEntry({
  webpackRequire,
  shareScope,
}: {
  webpackRequire: ContainerRequire;
  shareScope: ShareScope;
}) {
  given = shareScope;
  webpackRequire.S.default = shareScope;
}

/**
 * The layer below the containers that `@module-federation/enhanced` builds, which take it from the page: of the package's own
 * runtime what containers without fallbacks use in a shell that has every shared package
 * ([decision 055](docs/decisions/055-the-shell-is-a-host-of-its-own.md)). Fetching, versions and hashes are `load-container.ts`'s.
 */
const bundlerRuntime = () => ({ bundlerRuntime: { init: () => ({}), initContainerEntry, consumes }, runtime: {} });

globalThis.siteBundlerRuntime = bundlerRuntime;
