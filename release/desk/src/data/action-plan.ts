import type { ReleaseRoute } from '@site/shared/contract/release-manifest';
import type { StoreAccess } from '@site/release/operations/store-access';
import { readHead } from '@site/release/chain/head';
import { fetchManifest } from '@site/release/releases/manifest-signature';
import { messageOf } from '@site/release/errors/release-error';
import { requireRelease } from '@site/release/releases/releases';
import type { Revision } from '@site/release/chain/revision';
import { LARGEST_SHARE } from '@site/release/operations/canary';
import type { ActionKind } from '../actions/desk-actions';
import type { ShellWatch } from './shell-watch';

/** One shell before an action. */
export interface ShellPlan {
  label: string;
  running: string | null;
  /** How long it took to follow last, in milliseconds; null when this process has not seen one. */
  lastMs: number | null;
  silence: string | null;
}

/** What an action would do, as the page says it before anybody confirms. */
export interface ActionPlan {
  kind: ActionKind;
  name: string;
  /** The version that the action is about. */
  version: string;
  /** What everybody sees now, and the canary beside it. */
  live: string;
  canaryVersion: string | null;
  canaryShare: number;
  /** The patterns of the version that visitors get. */
  routes: ReleaseRoute[];
  shells: ShellPlan[];
  /** The revision that was seen, and the number that the next one gets. */
  seen: Revision;
  sequence: number;
  /** Why it cannot be done, in the words of the command; null when nothing speaks against it yet. */
  obstacle: string | null;
}

interface Target {
  kind: ActionKind;
  name: string;
  version: string;
}

type Sources = { access: StoreAccess; watch: ShellWatch; lastServedMs: ReadonlyMap<string, number> };

function shellPlans({ watch, lastServedMs }: Sources, name: string): ShellPlan[] {
  return watch.states.map(({ url, label, health, silence }) => ({
    label,
    running: health?.remotes[name] ?? null,
    lastMs: lastServedMs.get(url) ?? null,
    silence,
  }));
}

type Now = Pick<ActionPlan, 'live' | 'canaryVersion' | 'canaryShare'>;

/** Why an action makes no sense now; what the commands refuse besides, they say themselves. */
const senses: Record<ActionKind, (version: string, now: Now) => string | null> = {
  raise: (version, { canaryVersion, canaryShare }) => {
    if (canaryVersion !== version) return `${version} 现在不是金丝雀。`;
    return canaryShare < LARGEST_SHARE ? null : '份额已经最大，下一步是提升。';
  },
  stop: (version, { canaryVersion }) => (canaryVersion === version ? null : `${version} 现在不是金丝雀。`),
  promote: (version, { live, canaryVersion }) =>
    live === version && !canaryVersion ? `${version} 已经在线上。` : null,
  rollback: (version, { live }) => (live === version ? `${version} 已经在线上。` : null),
  canary: (version, { live, canaryVersion }) => {
    if (live === version) return `${version} 已经在线上。`;
    return canaryVersion === version ? `${version} 已经是金丝雀，请加量。` : null;
  },
};

async function routesOf(access: StoreAccess, name: string, version: string) {
  try {
    await requireRelease(access.store, name, version);
    return { routes: (await fetchManifest(access.store, name, version, access.trusted())).routes, fault: null };
  } catch (error) {
    return { routes: [], fault: messageOf(error) };
  }
}

/** Reads what an action would do; undefined for a section that is not live. */
export async function planAction(sources: Sources, target: Target): Promise<ActionPlan | undefined> {
  const { access } = sources;
  const { kind, name, version } = target;
  const { revision, nextSequence } = await readHead(access.store, access.trusted());
  const entry = revision && Object.hasOwn(revision.remotes, name) ? revision.remotes[name] : undefined;
  // A first version of a section goes live too.
  const known = entry ?? (kind === 'promote' ? { version: '–', canaryVersion: null, canaryShare: 0 } : undefined);
  if (!revision || !known) return undefined;
  const { version: live, canaryVersion, canaryShare } = known;
  const { routes, fault } = await routesOf(access, name, kind === 'stop' ? live : version);
  const obstacle = senses[kind](version, { live, canaryVersion, canaryShare }) ?? fault;
  const shells = shellPlans(sources, name);
  return {
    kind,
    name,
    version,
    live,
    canaryVersion,
    canaryShare,
    routes,
    shells,
    seen: revision,
    sequence: nextSequence,
    obstacle,
  };
}
