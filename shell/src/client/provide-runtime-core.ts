import { createInstance } from '@module-federation/enhanced/runtime';
import * as runtimeCore from '@module-federation/runtime-core';
import type { ModuleFederationRuntimePlugin } from '@module-federation/runtime-core';
import federation from '@module-federation/webpack-bundler-runtime';
import { initContainerEntry } from '@module-federation/webpack-bundler-runtime/dist/initContainerEntry.js';
import { checkedScript } from './checked-script';
import { pinned } from './pinned';

/**
 * Gives the remotes the federation runtime, so that none bundles its own. The whole namespace: the runtime reads names
 * from it that no import shows (docs/measured.md#federation-runtime). The package's own flag would bundle a second, CommonJS copy.
 */
(globalThis as Record<string, unknown>)._FEDERATION_RUNTIME_CORE = runtimeCore;

/**
 * The layer between webpack and that runtime, the same for every container. The shell exposes nothing, so that its own
 * build leaves the entry of containers out; they get it here.
 */
(globalThis as Record<string, unknown>).siteBundlerRuntime = () => ({
  ...federation,
  // An instance for each container: `init` would find the shell's own by the name of this build.
  runtime: { ...federation.runtime, init: createInstance },
  bundlerRuntime: { ...federation.bundlerRuntime, initContainerEntry },
  bundlerRuntimeOptions: {},
});

/** `mf_help` → `mf-help`: the name of the container back to the name of the remote. */
function remoteOf(container: string): string {
  return container.replaceAll('_', '-');
}

/**
 * A container that the browser loads on navigation carries the hash of its pinned version; one without a hash is refused.
 * By name and not by address: the runtime rewrites addresses, and a comparison that never matches would silently load
 * without a check (docs/measured.md#federation-runtime).
 */
const provideRuntimeCore = (): ModuleFederationRuntimePlugin => ({
  name: 'provide-runtime-core',
  createScript({ url, remoteInfo }) {
    const release = pinned.get(remoteOf(remoteInfo?.name ?? ''));
    if (!release) throw new Error(`No pinned remote has ${url}.`);
    return checkedScript(url, release.integrity);
  },
});

export default provideRuntimeCore;
