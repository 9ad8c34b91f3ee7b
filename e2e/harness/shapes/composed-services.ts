import { apiMain } from '@site/tooling/bundle/build-api';
import { mkdirSync } from 'node:fs';
import path from 'node:path';
import { type Service, startService, waitUntilReady } from '@site/tooling/commands/services';
import { shellFlags } from '@site/tooling/commands/shell-process';
import { composeVariables, servicesOf } from './compose-variables';

type Variables = Record<string, string>;
type Image = 'shell' | 'api';

/** A service of compose on an address of this host instead of in a container, which has one of its own. */
export type Place = { service: string; host: string; folder: string };

const processes = {
  shell: { network: '127.0.1', args: [...shellFlags, 'shell/dist/server/main.cjs'], opsPort: 'OPS_PORT' },
  api: { network: '127.0.2', args: [apiMain], opsPort: 'API_OPS_PORT' },
} as const;

/** Where the services of an image are; `root` has a folder for each, as compose a volume. */
export function placesOf(image: Image, root: string): Place[] {
  return servicesOf(image).map((service, turn) => {
    const folder = path.join(root, service);
    mkdirSync(folder, { mode: 0o700 });
    return { service, host: `${processes[image].network}.${turn + 1}`, folder };
  });
}

/** A variable that all services of an image have, as their port. */
export function variableOf(image: Image, name: string): string {
  const value = composeVariables(`${image}-1`, image)[name];
  if (!value) throw new Error(`Neither deploy/compose.yaml nor Dockerfile.${image} sets ${name}.`);
  return value;
}

/** Starts every service of an image with what compose says, one after the other; `own` is what differs outside of containers. */
export async function* startImage(
  image: Image,
  places: readonly Place[],
  own: (place: Place, turn: number) => Variables,
): AsyncGenerator<Service> {
  const { args, opsPort } = processes[image];
  for (const [turn, place] of places.entries()) {
    const env = { ...composeVariables(place.service, image), LOG_LEVEL: 'fatal', ...own(place, turn) };
    const service = startService(place.service, [...args], env, 'ignore');
    yield service;
    await waitUntilReady(service, `http://${place.host}:${variableOf(image, opsPort)}/-/ready`);
  }
}
