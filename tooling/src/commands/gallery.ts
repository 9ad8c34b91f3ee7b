import { compsFolder } from '../gallery/comps-folder';
import { GalleryServer } from '../gallery/gallery-server';
import { watchGallery } from '../gallery/watch-gallery';
import { requireFreePort } from './services';
import { readGallerySettings } from './settings';

function printReady(server: GalleryServer, parts: number, comps: string | undefined): void {
  console.log(`\n  The gallery  ${server.address}`);
  console.log(`  Parts        ${parts}`);
  console.log(`  Pictures     ${comps ?? 'none on this machine; COMPS names their folder'}`);
  console.log(`\nReady after ${process.uptime().toFixed(1)} s. Saved changes show by themselves; Ctrl-C stops it.`);
}

/** Serves every part of the site alone, until it is stopped: `npm run dev gallery`. */
export async function developGallery(): Promise<void> {
  const { port, comps: named } = readGallerySettings();
  const comps = compsFolder(named);
  await requireFreePort(port, 'GALLERY_PORT');
  const server = new GalleryServer(port, comps);
  await server.listen();
  console.log('▸ Building the gallery …');
  let isReady = false;
  const stop = watchGallery({
    built(build) {
      server.show(build);
      if (!isReady) printReady(server, build.parts.length, comps);
      isReady = true;
    },
    failed(reason) {
      server.tell('failed', reason);
      console.error(reason);
    },
  });
  for (const signal of ['SIGINT', 'SIGTERM'] as const)
    process.once(signal, () => void stop().then(() => process.exit(0)));
}
