import type { ReactElement } from 'react';
import type { ActionKind } from '../actions/desk-actions';
import { LARGEST_SHARE } from '@site/release/operations/canary';
import type { DeskModel } from '../data/desk-model';
import type { RemoteStatus } from '@site/release/operations/status';
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
export function ActionLink({ label, ...target }: Target & { label: string }): ReactElement {
  const isBack = target.kind === 'rollback' || target.kind === 'stop';
  return (
    <a id={`${target.kind}-${target.name}`} className={isBack ? 'button alarm' : 'button'} href={actionPath(target)}>
      <Icon name={icons[target.kind]} />
      {label}
    </a>
  );
}

type Offer = Target & { label: string };

/** The version that was published last and never tried, if there is one; not what was taken back. */
function waitingOf({ newest, version, canaryVersion, rollbackTo, bad }: RemoteStatus): string | null {
  if (bad.some((one) => one.version === newest)) return null;
  return newest !== null && ![version, canaryVersion, rollbackTo].includes(newest) ? newest : null;
}

/** Steps back: a rollback key is enough. */
function stepsBack({ name, rollbackTo, canaryVersion }: RemoteStatus): Offer[] {
  const offers: Offer[] = [];
  if (rollbackTo) offers.push({ kind: 'rollback', name, version: rollbackTo, label: `回滚到 ${rollbackTo}` });
  if (canaryVersion) offers.push({ kind: 'stop', name, version: canaryVersion, label: '停止' });
  return offers;
}

/** Steps forward. */
function stepsForward(remote: RemoteStatus): Offer[] {
  const { name, canaryVersion } = remote;
  if (canaryVersion) return [{ kind: 'raise', name, version: canaryVersion, label: '加量' }];
  const version = waitingOf(remote);
  if (!version) return [];
  return [
    { kind: 'canary', name, version, label: `金丝雀 ${version}` },
    { kind: 'promote', name, version, label: '提升' },
  ];
}

/** What may be done with one section now, with this process's key. */
export function SectionActions({ remote, model }: { remote: RemoteStatus; model: DeskModel }): ReactElement {
  const { role } = model.authority;
  const back = role === 'nothing' ? [] : stepsBack(remote);
  const forward = role === 'promote' ? stepsForward(remote) : [];
  const isCalm = waitingOf(remote) === null && remote.canaryVersion === null;
  return (
    <div className="actions">
      {[...back, ...forward].map((offer) => (
        <ActionLink key={offer.kind} {...offer} />
      ))}
      {isCalm && <span className="nothing-waits">无待发版本</span>}
    </div>
  );
}
