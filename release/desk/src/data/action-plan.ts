import type { ReleaseRoute } from '@site/shared/contract/release-manifest';
import type { StoreAccess } from '@site/release/operations/store-access';
import { readHead } from '@site/release/chain/head';
import { freezeClock, freezeOf, readFreezes } from '@site/release/freeze/freezes';
import { fetchManifest } from '@site/release/releases/manifest-signature';
import { type GuardState, readGuardState } from '@site/release/heartbeat/guard-state';
import { messageOf } from '@site/release/errors/release-error';
import { requireRelease } from '@site/release/releases/releases';
import type { Revision } from '@site/release/chain/revision';
import { LARGEST_SHARE } from '@site/release/operations/canary';
import { recentRollback } from '@site/release/operations/second-rollback';
import { ShellCopy } from '@site/release/shells/shell-copy';
import { takenBackAs } from '@site/release/operations/taken-back';
import type { ActionKind } from '../actions/desk-actions';
import { takenBackText } from './taken-back-text';
import { fullMoment, shortMoment } from './time-text';
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
  /** Whether somebody would stop a canary that fails. */
  guard: GuardState;
  /** The revision that was seen, and the number that the next one gets. */
  seen: Revision;
  sequence: number;
  /** Why it cannot be done, in the words of the command; null when nothing speaks against it yet. */
  obstacle: string | null;
  /** Of a rollback: who rolled the section back within the hour, as a sentence; null where nobody did. */
  recent: string | null;
  /** The store is away: the revision goes to the shells. */
  withoutStore: boolean;
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

/** What was taken back is shown again by the command alone: that takes a word more than a click. */
async function takenBackObstacle({ access }: Sources, revision: Revision, target: Target): Promise<string | null> {
  const { kind, name, version } = target;
  if (kind === 'raise' || kind === 'stop') return null;
  const found = await takenBackAs(access.store, access.trusted(), revision, { name, version });
  return found ? `${takenBackText(name, found)}确实要它，请用命令加 --although-bad。` : null;
}

/** What rests is shown by the command alone, and what leads back never rests. */
async function frozenObstacle({ access }: Sources, { kind, name }: Target): Promise<string | null> {
  if (kind === 'rollback' || kind === 'stop') return null;
  try {
    const { store } = access;
    const met = freezeOf(await readFreezes(store, access.trusted()), [name], await freezeClock(store));
    if (!met) return null;
    const { by, until, reason } = met;
    return `${by} 冻结了发布，到 ${fullMoment(new Date(until))} 为止，原因：${reason}。确实要发，请用命令加 --although-frozen。`;
  } catch (error) {
    return `不知道现在是不是冻结着发布：${messageOf(error)}`;
  }
}

/** What the command refuses too, in words of the desk. */
async function heldUp(sources: Sources, revision: Revision, target: Target): Promise<string | null> {
  return (await takenBackObstacle(sources, revision, target)) ?? frozenObstacle(sources, target);
}

/** Two who see the same broken section both want to roll it back. */
async function recentText({ access }: Sources, { kind, name }: Target): Promise<string | null> {
  if (kind !== 'rollback') return null;
  const now = new Date();
  const recent = await recentRollback(access.store, access.trusted(), [name], now);
  if (!recent) return null;
  const { revision, left } = recent;
  const { by, sequence, createdAt, remotes, reason } = revision;
  const from = left === null ? '' : `从 ${left} `;
  const when = shortMoment(new Date(createdAt), now);
  return `${by} 在 ${when} 已经把 ${name} ${from}回滚到 ${remotes[name]?.version ?? '没有'}（r${sequence}），原因：${reason}。`;
}

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
  const obstacle =
    senses[kind](version, { live, canaryVersion, canaryShare }) ?? (await heldUp(sources, revision, target)) ?? fault;
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
    guard: await readGuardState(access.store, access.trusted()),
    seen: revision,
    sequence: nextSequence,
    obstacle,
    recent: await recentText(sources, target),
    withoutStore: access.store instanceof ShellCopy,
  };
}
