import { realpathSync } from 'node:fs';
import path from 'node:path';
import type { Compilation } from 'webpack';
import { type AnyCall, type CallFacts, dataSchema, requestFields } from '@site/shared/calls/call';
import type { ReleaseCall } from '@site/shared/contract/release-manifest';
import { repositoryRoot } from '@site/shared/repository/workspaces';

export const callFile = /[\\/]shared[\\/]src[\\/]calls[\\/][a-z0-9-]+\.call\.ts$/;

/** Where calls lie, and what they are checked by. */
export const callFolders = ['calls', 'contract', 'parts/contract'].map((folder) =>
  path.join(repositoryRoot, 'shared/src', folder),
);

/** The calls that a `.call.ts` file exports, by the name of the export. */
export function callsIn(file: string): Record<string, AnyCall> {
  return require(file) as Record<string, AnyCall>;
}

/** The metadata of a call that a caller needs at run time. */
export function factsOf({
  name,
  method,
  host,
  path,
  sends,
  reads,
  absence,
  timeout,
  lists,
  freshFor,
}: AnyCall): CallFacts {
  return { name, method, host, path, sends, reads, absence, timeout, lists, freshFor };
}

function releaseCall(call: AnyCall, remote: string): ReleaseCall {
  const { name, method, host, path, sends, freshFor } = call;
  const data = dataSchema(call);
  if (!data) throw new Error(`${remote} reads with the call “${name}”, whose response has no data.`);
  if (host === 'user' || host === 'admin') throw new Error(`The call “${name}” uses a host that is for links only.`);
  const schema = JSON.parse(JSON.stringify(data)) as Record<string, unknown>;
  return { name, method, host, path, sends, fields: requestFields(call), freshFor, data: schema };
}

/** The reading calls among the files of a build, for its manifest, sorted by name. */
export function releaseCalls(compilations: readonly Compilation[], remote: string): ReleaseCall[] {
  const files = compilations
    .flatMap(({ fileDependencies }) => [...fileDependencies])
    .filter((file) => callFile.test(file));
  // A file occurs twice: by its own path and by the workspace symlink in node_modules.
  const own = new Set(files.map((file) => realpathSync(file)));
  return [...own]
    .flatMap((file) => Object.values(callsIn(file)))
    .filter(({ reads }) => reads)
    .map((call) => releaseCall(call, remote))
    .sort((one, other) => (one.name < other.name ? -1 : 1));
}
