import type { Revision } from '@site/release/chain/revision';
import { type SectionChange, sectionChanges } from '@site/release/chain/section-changes';
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

function changeOf(change: SectionChange, { evidence }: Revision): Change {
  const { name, version } = change;
  const by = evidence ? 'guard-' : '';
  switch (change.kind) {
    case 'first':
      return { name, kind: 'first', version, from: '–', to: version };
    case 'removed':
      return { name, kind: 'removed', version, from: version, to: '–' };
    case 'version':
      return { name, kind: change.isBack ? `${by}rollback` : 'promote', version, from: change.from, to: version };
    case 'canary':
      return { name, kind: 'canary', version, from: '0 %', to: shareText(change.share) };
    case 'share': {
      const kind = change.share > change.from ? 'raise' : 'lower';
      return { name, kind, version, from: shareText(change.from), to: shareText(change.share) };
    }
    case 'canary-end':
      return { name, kind: `${by}stop`, version, from: shareText(change.share), to: '0 %' };
  }
}

/** What changed from one good revision to the next: of each section its version, else its canary. */
export function changesOf(before: Revision | null, after: Revision): Change[] {
  const told = new Map<string, SectionChange>();
  for (const change of sectionChanges(before, after)) {
    const known = told.get(change.name);
    if (!known || known.kind === 'canary-end') told.set(change.name, change);
  }
  return [...told.values()].map((change) => changeOf(change, after));
}
