import type { LiveVersions, Revision } from '@site/release/chain/revision';
import { shareText } from './number-text';

/** What a revision did to one section. */
export type ChangeKind =
  | 'first'
  | 'promote'
  | 'canary'
  | 'raise'
  | 'lower'
  | 'stop'
  | 'rollback'
  | 'guard-stop'
  | 'guard-rollback'
  | 'removed';

export interface Change {
  name: string;
  kind: ChangeKind;
  /** The version that it is about. */
  version: string;
  /** `1.2.4 → 1.2.5` or `5 % → 10 %`. */
  from: string;
  to: string;
}

export const kindLabels: Record<ChangeKind, string> = {
  first: '首次上线',
  promote: '提升',
  canary: '金丝雀',
  raise: '加量',
  lower: '减量',
  stop: '停止',
  rollback: '回滚',
  'guard-stop': '守卫停止',
  'guard-rollback': '守卫回滚',
  removed: '下线',
};

/** A step back or a stop: what the page draws in coral. */
export function isStepBack(kind: ChangeKind): boolean {
  return /^(stop|rollback|guard-|removed)/.test(kind);
}

function versionChange(name: string, before: LiveVersions, live: LiveVersions, after: Revision): Change {
  const isRollback = after.restores?.[name] !== undefined;
  const back: ChangeKind = after.evidence ? 'guard-rollback' : 'rollback';
  return {
    name,
    kind: isRollback ? back : 'promote',
    version: live.version,
    from: before.version,
    to: live.version,
  };
}

function canaryChange(name: string, before: LiveVersions, live: LiveVersions, after: Revision): Change {
  const [from, to] = [shareText(before.canaryShare), shareText(live.canaryShare)];
  if (live.canaryVersion === null) {
    const kind = after.evidence ? 'guard-stop' : 'stop';
    return { name, kind, version: before.canaryVersion ?? '', from, to };
  }
  if (live.canaryVersion !== before.canaryVersion) {
    return { name, kind: 'canary', version: live.canaryVersion, from: '0 %', to };
  }
  const kind = live.canaryShare > before.canaryShare ? 'raise' : 'lower';
  return { name, kind, version: live.canaryVersion, from, to };
}

function isSame(one: LiveVersions, other: LiveVersions): boolean {
  return one.canaryVersion === other.canaryVersion && one.canaryShare === other.canaryShare;
}

function changeOf(name: string, before: LiveVersions | undefined, after: Revision): Change[] {
  const live = after.remotes[name];
  if (!before) return live ? [{ name, kind: 'first', version: live.version, from: '–', to: live.version }] : [];
  if (!live) return [{ name, kind: 'removed', version: before.version, from: before.version, to: '–' }];
  if (live.version !== before.version) return [versionChange(name, before, live, after)];
  return isSame(live, before) ? [] : [canaryChange(name, before, live, after)];
}

/** What changed from one good revision to the next. */
export function changesOf(before: Revision | null, after: Revision): Change[] {
  const names = new Set([...Object.keys(before?.remotes ?? {}), ...Object.keys(after.remotes)]);
  return [...names].sort().flatMap((name) => changeOf(name, before?.remotes[name], after));
}
