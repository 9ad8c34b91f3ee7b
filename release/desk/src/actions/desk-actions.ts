import type { StoreAccess } from '@site/release/operations/store-access';
import { readHead } from '@site/release/chain/head';
import { requireGuard } from '@site/release/heartbeat/require-guard';
import type { Gating } from '@site/release/operations/check-candidate';
import type { Progress as GateProgress } from '@site/release/gate/run-check';
import { promote } from '@site/release/operations/promote';
import { revisionMoved } from '@site/release/errors/release-error';
import type { ReleaseStore } from '@site/release/store/release-store';
import type { Revision } from '@site/release/chain/revision';
import { rollback } from '@site/release/operations/rollback';
import { proposalNames, revisionPath } from '@site/release/store/store-paths';
import { ShellCopy } from '@site/release/shells/shell-copy';
import { gateCheck } from './gate-check';
import { beginCanary, endCanary, growCanary } from './canary-actions';

export const actionKinds = ['promote', 'canary', 'raise', 'stop', 'rollback'] as const;
export type ActionKind = (typeof actionKinds)[number];

/** One action as an operator confirmed it. */
export interface ActionAsk {
  kind: ActionKind;
  /** The section. */
  name: string;
  /** What to promote, canary or return to; of `raise` and `stop` the canary that was seen. */
  version: string;
  /** Of a canary, 0 to 1. */
  share: number;
  by: string;
  /** Undefined writes what the command would. */
  reason: string | undefined;
  /** Why no gate is to look at it, for the revision; undefined lets the gate look. */
  ungated: string | undefined;
  /** Of a rollback: whoever confirmed it was told that the section was rolled back within the hour. */
  again: boolean;
  /** Of a canary that begins or grows: whether it is meant although no guard lives. */
  unguarded: boolean;
  /** The store was away when it was confirmed: the revision goes to the shells. */
  withoutStore: boolean;
  /** The number of the revision that this one is to be: what the operator saw was the one before. */
  sequence: number;
}

/**
 * `gate` and `sign` are told when they begin, and `gate` again for each page; what comes before them is the check of
 * signatures and files.
 */
export type Progress = (step: 'gate' | 'sign', gate?: GateProgress) => void;

export interface ActionResult {
  /** False when it was so already; `revision` is then the one that is. */
  changed: boolean;
  revision: Revision;
  warnings: string[];
}

export type DeskAction = (ask: ActionAsk, progress: Progress) => Promise<ActionResult>;

/** What the page can do; each is what a command does. All throw what the commands throw. */
export type DeskActions = Record<ActionKind, DeskAction>;

type Writer = { sequence: number; progress: Progress; mayFollow: boolean };

/**
 * The store for a writer that saw one head: any other number than the next is somebody else's turn. What has a gate may follow
 * the others', and sees to it that its own section is as it was.
 */
function onlyNext(store: ReleaseStore, { sequence, progress, mayFollow }: Writer): ReleaseStore {
  const isNext = (path: string) => path === revisionPath(sequence) || proposalNames([path], sequence).length > 0;
  return {
    putFile: async (path, bytes, isUndo) => {
      if (!mayFollow && !isNext(path)) throw revisionMoved(sequence);
      progress('sign');
      return store.putFile(path, bytes, isUndo);
    },
    read: (path, most) => store.read(path, most),
    list: (folder) => store.list(folder),
    replaceRecord: (path, bytes) => store.replaceRecord(path, bytes),
    mend: (path, bytes) => store.mend(path, bytes),
    clock: () => store.clock(),
    remove: (path) => store.remove(path),
    removeLeftovers: (limit) => store.removeLeftovers(limit),
  };
}

/** What was live when the operator decided. */
async function requireUnmoved(access: StoreAccess, { sequence }: ActionAsk): Promise<Revision | undefined> {
  const { nextSequence, revision } = await readHead(access.store, access.trusted());
  if (nextSequence !== sequence) throw revisionMoved(sequence);
  return revision ?? undefined;
}

type Act = (store: ReleaseStore, ask: ActionAsk, gating: Gating) => Promise<ActionResult>;

/** The gate of the command, or the reason for none. */
function gatingOf(access: StoreAccess, { ungated }: ActionAsk, progress: Progress): Gating {
  return ungated === undefined ? { check: gateCheck(access, (gate) => progress('gate', gate)) } : { ungated };
}

/** An action as the operator confirmed it: nothing happens where another revision is the newest by now. */
function prepared(access: StoreAccess, act: Act, mayFollow: boolean): DeskAction {
  return async (ask, progress) => {
    const seen = await requireUnmoved(access, ask);
    const { store } = access;
    const warnings: string[] = [];
    const gating = { ...gatingOf(access, ask, progress), seen, say: (line: string) => void warnings.push(line) };
    const writer = { sequence: ask.sequence, progress, mayFollow };
    const result = await act(onlyNext(store, writer), ask, gating);
    const ordered = store instanceof ShellCopy && store.hasOrdered ? [...store.refusals, store.toDeliver] : [];
    return { ...result, warnings: [...result.warnings, ...warnings, ...ordered] };
  };
}

/** The actions on the store of the configuration, with its keys. */
export function deskActions(access: StoreAccess): DeskActions {
  const keys = () => access.keys();
  const atOnce = (act: Act) => prepared(access, act, false);
  const gated = (act: Act) => prepared(access, act, true);
  return {
    promote: gated(async (store, { name, version, by, reason }, gating) => {
      const promoted = await promote(store, keys(), { [name]: version }, { by, reason, ...gating });
      return { ...promoted, warnings: [] };
    }),
    rollback: atOnce((store, { name, version, by, reason, again }) =>
      rollback(store, keys(), name, { by, reason, to: version, again }),
    ),
    canary: gated(async (store, ask, gating) => {
      await requireGuard(access, 'A canary', ask);
      return beginCanary(store, keys(), ask, gating);
    }),
    raise: gated(async (store, ask, gating) => {
      await requireGuard(access, 'A canary', ask);
      return growCanary(store, keys(), ask, gating);
    }),
    stop: atOnce((store, ask) => endCanary(store, keys(), ask)),
  };
}
