import type { ReactElement } from 'react';
import type { ActionKind } from '../actions/desk-actions';
import { LARGEST_SHARE } from '../actions/canary-actions';
import type { DeskModel } from '../data/desk-model';
import type { RemoteStatus } from '../../status';
import { Icon, type IconName } from './icons';

/** The shares that the page offers. */
export const SHARES = [0.01, 0.05, 0.1, 0.25, 0.5].filter((share) => share <= LARGEST_SHARE);

const icons: Record<ActionKind, IconName> = {
  promote: 'up',
  canary: 'canary',
  raise: 'raise',
  stop: 'stop',
  rollback: 'undo',
};

interface Target {
  kind: ActionKind;
  name: string;
  version: string;
}

/** The address of the page on which an action is confirmed. */
export function actionPath({ kind, name, version }: Target): string {
  return `/act/${kind}/${name}?version=${encodeURIComponent(version)}`;
}

/** A link that looks like the button that it leads to. */
export function ActionLink({ words, ...target }: Target & { words: string }): ReactElement {
  const isBack = target.kind === 'rollback' || target.kind === 'stop';
  return (
    <a id={`${target.kind}-${target.name}`} className={isBack ? 'button alarm' : 'button'} href={actionPath(target)}>
      <Icon name={icons[target.kind]} />
      {words}
    </a>
  );
}

/** What may be done with one section now, with this process's key. */
export function SectionActions({ remote, model }: { remote: RemoteStatus; model: DeskModel }): ReactElement {
  const { name, version, canaryVersion, rollbackTo, newest } = remote;
  const { role } = model.authority;
  const mayPromote = role === 'promote';
  const waiting =
    newest !== null && newest !== version && newest !== canaryVersion && newest !== rollbackTo ? newest : null;
  const isFree = model.canaries.length === 0;
  return (
    <div className="actions">
      {role !== 'nothing' && rollbackTo && (
        <ActionLink kind="rollback" name={name} version={rollbackTo} words={`回滚到 ${rollbackTo}`} />
      )}
      {canaryVersion && mayPromote && <ActionLink kind="raise" name={name} version={canaryVersion} words="调整份额" />}
      {canaryVersion && role !== 'nothing' && (
        <ActionLink kind="stop" name={name} version={canaryVersion} words="停止" />
      )}
      {waiting && mayPromote && isFree && (
        <ActionLink kind="canary" name={name} version={waiting} words={`金丝雀 ${waiting}`} />
      )}
      {waiting && mayPromote && !canaryVersion && (
        <ActionLink kind="promote" name={name} version={waiting} words={isFree ? '提升' : `提升 ${waiting}`} />
      )}
      {!waiting && !canaryVersion && <span className="nothing-waits">无待发版本</span>}
    </div>
  );
}
