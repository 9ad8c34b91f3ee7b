import { setTimeout as wait } from 'node:timers/promises';
import { startCanary, stopCanaries } from '@site/release/operations/canary';
import type { ShellProcess } from '../../harness/shell-process';
import type { ApiProcess } from '../../harness/topology/api-process';
import { changes, publishVariant } from '../../harness/variant';
import { waitFor } from '../../harness/wait';
import { canary } from './canary-visitors';
import { type Operating, untilDone } from './operators';

const canaryFor = 20_000;
const storeAwayFor = 60_000;
const by = 'disturbances';

export type Disturbance = { name: string; act: () => Promise<unknown> };

function restartShell({ running }: Operating, shell: ShellProcess, signal: NodeJS.Signals): Promise<void> {
  return running.without(shell, async () => {
    await shell.stop(signal);
    await shell.start();
    await waitFor(`${shell.origin} is ready`, async () => (await fetch(`${shell.operations}/-/ready`)).ok);
  });
}

async function restartApi(api: ApiProcess, signal: NodeJS.Signals): Promise<void> {
  await api.stop(signal);
  await api.start();
}

async function runCanary({ topology: { store, keys } }: Operating): Promise<void> {
  await publishVariant({ store, keys }, canary.remote, canary.version, changes.marked(canary.version));
  await untilDone(() => startCanary(store, keys, canary, { by }));
  await wait(canaryFor);
  await untilDone(() => stopCanaries(store, keys, {}, { by }));
}

async function restartDatabase({ topology: { database } }: Operating): Promise<void> {
  database.crash();
  await database.restart();
}

/** What a minute's network fault does: the bucket takes connections and answers nothing. */
async function loseStore({ topology: { objects }, store }: Operating): Promise<void> {
  await store.away(async () => {
    objects.pause();
    await wait(storeAwayFor);
    objects.resume();
  });
}

async function restartGateway({ topology: { objects }, store }: Operating): Promise<void> {
  await store.away(() => objects.restart());
}

/** Everything that is done to the processes, one after the other. */
export function disturbances(operating: Operating): Disturbance[] {
  const { shells, apis, front } = operating.topology;
  const [firstShell, secondShell = firstShell] = shells;
  const [firstApi] = apis;
  if (!firstShell || !secondShell || !firstApi) throw new Error('The topology has no shell or no api.');
  return [
    ...shells.map((shell, turn) => ({
      name: `shell ${turn + 1} restarted`,
      act: () => restartShell(operating, shell, 'SIGTERM'),
    })),
    ...apis.map((api, turn) => ({ name: `api ${turn + 1} restarted`, act: () => restartApi(api, 'SIGTERM') })),
    { name: 'nginx reloaded', act: async () => front.reload() },
    { name: 'nginx restarted', act: () => front.restart() },
    { name: 'shell 2 killed', act: () => restartShell(operating, secondShell, 'SIGKILL') },
    { name: 'api 1 killed', act: () => restartApi(firstApi, 'SIGKILL') },
    { name: 'PostgreSQL crashed and came back', act: () => restartDatabase(operating) },
    { name: 'canary of mf-college at 10 %', act: () => runCanary(operating) },
    { name: 'store away for 60 s', act: () => loseStore(operating) },
    { name: 'gateway of the bucket restarted', act: () => restartGateway(operating) },
  ];
}
