import { stripVTControlCharacters } from 'node:util';
import webpack, { type Compilation, type MultiStats } from 'webpack';
import { type GalleryBuild, readBuild } from './gallery-build';
import { clientName, galleryConfig } from './gallery-config';

type Listener = { built: (build: GalleryBuild) => void; failed: (reason: string) => void };

function reasonOf(stats: MultiStats): string {
  const { errors = [] } = stats.toJson({ all: false, errors: true, moduleTrace: false });
  const lines = errors.map(({ moduleName, message }) => `${moduleName ?? ''}\n${message}`.trim());
  return stripVTControlCharacters([...new Set(lines)].join('\n\n'));
}

/**
 * Builds the gallery now and after every change of what it shows.
 * @returns what ends it and keeps the cache for the next time
 */
export function watchGallery({ built, failed }: Listener): () => Promise<void> {
  const compiler = webpack(galleryConfig());
  let client: Compilation | undefined;
  compiler.watch({ aggregateTimeout: 20 }, (error, stats) => {
    if (!stats) return failed(error?.message ?? 'webpack gave no result');
    // One half alone is told of where the other had nothing to do.
    client = stats.stats.find(({ compilation }) => compilation.name === clientName)?.compilation ?? client;
    if (stats.hasErrors() || !client) return failed(reasonOf(stats));
    return void readBuild(client).then(built, ({ stack }: Error) => failed(stack ?? 'The parts cannot be listed'));
  });
  return () => new Promise((done) => compiler.close(() => done()));
}
