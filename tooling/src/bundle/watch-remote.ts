import { rmSync } from 'node:fs';
import { stripVTControlCharacters } from 'node:util';
import webpack, { type MultiStats } from 'webpack';
import type { RemoteBuilds } from './build-remote';
import { hotRemote } from './hot-remote';
import { outputFolder } from '@site/shared/repository/workspaces';

type BuildListener = {
  /** All parts are built, and their files are on the disk. */
  built: (builds: RemoteBuilds) => void;
  /** One message for developers. */
  failed: (reason: string) => void;
};

/** Changes within this time are one build, in milliseconds. */
const gatherFor = 20;

function reasonOf(stats: MultiStats): string {
  const { errors = [] } = stats.toJson({ all: false, errors: true, moduleTrace: false });
  const lines = errors.map(({ moduleName, file, message }) => [moduleName ?? file ?? '', message].join('\n').trim());
  // Both halves complain of the same file.
  return stripVTControlCharacters([...new Set(lines)].join('\n\n'));
}

/**
 * Builds a remote for development now and after every change of a file that it is made of, in this process.
 * @returns what ends it and keeps the cache for the next time
 */
export function watchRemote(name: string, { built, failed }: BuildListener): () => Promise<void> {
  rmSync(outputFolder(name, 'development'), { recursive: true, force: true });
  const compiler = webpack(hotRemote(name));
  compiler.watch({ aggregateTimeout: gatherFor }, (error, stats) => {
    const [client, server, consoles] = stats?.stats.map(({ compilation }) => compilation) ?? [];
    if (!stats || !client || !server) failed(error?.message ?? 'webpack gave no result');
    else if (stats.hasErrors()) failed(reasonOf(stats));
    else built({ client, server, consoles });
  });
  return () => new Promise((done) => compiler.close(() => done()));
}
