import type { MemoryStore } from '@site/release/store/memory-store';
import type { TrustedKeys } from '@site/release/keys/signing-keys';
import type { ReleaseManifest } from '@site/shared/contract/release-manifest';
import { testSite } from '@site/shared/testing/test-site';
import pino from 'pino';
import { htmlText } from '../../render/pages/html-text';
import { SectionPools } from '../../render/processes/section-pools';
import { bucketCookie } from '../../server/canary/bucket-cookie';
import { CanaryChoice } from '../../server/canary/canary-choice';
import { CanarySets } from '../../server/canary/canary-sets';
import { HtmlCache, plain } from '../../server/pages/html-cache';
import { PageAnswer } from '../../server/pages/page-answer';
import { PageRenderer } from '../../server/pages/page-renderer';
import { ColdRenderBulkhead } from '../../server/pages/cold-render-bulkhead';
import { RenderQueue } from '../../server/pages/render-queue';
import { Alarms } from '../../server/releases/alarms';
import { ChainReader } from '../../server/releases/chain-reader';
import { Lineage } from '../../server/releases/lineage';
import { LiveSets } from '../../server/releases/live-sets';
import { ReleaseFollower } from '../../server/releases/release-follower';
import { setChooser } from '../../server/releases/set-choice';
import { SetComposer } from '../../server/releases/set-composer';
import { VersionCounter } from '../../server/versions/version-counter';
import type { HeldSteps } from './held-steps';
import { SimulatedProcess } from './simulated-process';

export type World = {
  store: MemoryStore;
  keys: TrustedKeys;
  shell: ReleaseManifest;
  steps: HeldSteps;
  content: { current: number };
};

const log = pino({ level: 'silent' });
/** Small, so that requests wait and are turned away. */
const queueLimits = { running: { own: 0, shared: 2 }, waiting: { own: 0, shared: 3 }, waitingOfNetwork: 2 };

/** The parts of a shell that a store needs a disk for, and what it keeps on it: none. */
const withoutDisk = {
  keeper: { request: () => undefined, stop: async () => undefined },
  kept: {
    mark: undefined,
    stores: [],
    versionsOf: () => [],
    versionsBeside: () => undefined,
    audit: async () => undefined,
  },
  outside: { faults: () => [], prove: false, askPeers: async () => undefined },
  files: { recheck: async () => undefined },
  warmer: { request: () => undefined, stop: async () => undefined },
};

/** The machinery of one shell between the store and its pages, real but for processes, disk and network. */
export function createMachinery({ store, keys, shell, steps, content }: World, name: string) {
  const processes: SimulatedProcess[] = [];
  const start = () => {
    const process = new SimulatedProcess(steps, `${name}: process ${processes.length + 1}`);
    processes.push(process);
    return process.spawned;
  };
  const callsOf = () => ({ answer: async () => ({ ok: true as const, status: 200, body: {} }) });
  const pools = new SectionPools({ start, total: 2, callsOf, log });
  const source = { store, keys };
  const context = { shell, site: testSite, assetBase: '' };
  const alarms = new Alarms({ error: () => undefined });
  const composer = new SetComposer({ context, source, pools });
  const sets = new LiveSets({ composer, log, arrived: () => follower.setArrived() });
  const canaries = new CanarySets({ composer: new SetComposer({ context, source, pools }), alarms, log });
  const chain = new ChainReader({ ...source, alarms });
  const follower = new ReleaseFollower({
    ...(withoutDisk as unknown as Pick<ConstructorParameters<typeof ReleaseFollower>[0], keyof typeof withoutDisk>),
    source: { store: Object.assign(store, { root: 'no-folder' }) as never, keys },
    ...{ sets, canaries, chain, alarms, log, lineage: new Lineage(source) },
  });
  const extras = { of: async () => ({ friendLinks: [], marketMenu: [] }) };
  const paint = { decorate: async (html: string | Uint8Array) => plain(htmlText(html)) };
  const pages = new PageAnswer({
    ...{ sets, content, variant: testSite.variant, missed: () => undefined, stoodIn: () => undefined },
    cache: new HtmlCache(),
    renderer: new PageRenderer({ sets, extras, log, counter: new VersionCounter(), paint }),
    queue: new RenderQueue(queueLimits),
    bulkhead: new ColdRenderBulkhead({ places: { own: 0, shared: 2 }, placesOfNetwork: 1 }),
    grey: () => ({ mark: '' }),
  });
  const choose = setChooser(sets, [new CanaryChoice(canaries, bucketCookie(testSite.origin))]);
  return { processes, pools, sets, canaries, follower, pages, choose };
}
