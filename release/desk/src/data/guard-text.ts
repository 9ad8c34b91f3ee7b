import type { GuardState } from '@site/release/heartbeat/guard-state';
import { canaryLineText } from './guard-line';
import { duration, shortMoment } from './time-text';

/** Whether somebody has to look: it died, or nobody knows whether one lives whose beat is refused. */
export function isLost({ state }: GuardState): boolean {
  return state === 'dead' || state === 'refused';
}

/** Whether nobody can say if somebody watches. */
export function isUnknown({ state }: GuardState): boolean {
  return state === 'unknown' || state === 'refused';
}

/** What is said first of a guard that is lost (`isLost`). */
export function lossTitle(guard: GuardState): string {
  return isUnknown(guard) ? '不知道守卫在不在，出错也许不会自动回滚' : '守卫不在了，出错不会自动回滚';
}

function unknownText({ lastBeat }: Extract<GuardState, { state: 'unknown' }>, now: Date): string {
  if (lastBeat === undefined) return '版本库没有应答，守卫的心跳也在那里，所以不知道守卫在不在。';
  const since = lastBeat === null ? '一直没有' : `从 ${shortMoment(new Date(lastBeat), now)} 起没有`;
  return `版本库写不进去，守卫的心跳也要写在那里，${since}心跳，所以不知道守卫在不在。`;
}

/** Why nobody watches, as one sentence; null where a guard lives. */
export function guardLack(guard: GuardState, now: Date): string | null {
  switch (guard.state) {
    case 'alive':
      return null;
    case 'dead':
      return `${guard.by} 的守卫从 ${shortMoment(new Date(guard.at), now)} 起没有心跳，已 ${duration(guard.age)}：进程没了，或者它听不到任何 shell。`;
    case 'ended':
      return `${guard.by} 的守卫在 ${shortMoment(new Date(guard.at), now)} 被停下，之后没有再启动。`;
    case 'absent':
      return '这个版本库里从来没有守卫的心跳。';
    case 'unknown':
      return unknownText(guard, now);
    case 'refused':
      return `守卫的心跳不可信：${guard.reason}`;
  }
}

/** Who watches a canary that is about to begin or grow; `live` is where it would lead back to. */
export function watcherText(guard: GuardState, live: string, now: Date): string {
  const lack = guardLack(guard, now);
  if (lack === null) return `守卫看着它，越线就回到 ${live}。`;
  const doubt = isUnknown(guard)
    ? '不知道有没有守卫看着它，越线也许不会自动停止'
    : '没有守卫看着它，越线也不会自动停止';
  return `${doubt}。${lack}`;
}

/** When a canary that runs is stopped by itself. */
export function canaryEndText(guard: GuardState, now: Date): string {
  const lack = guardLack(guard, now);
  if (lack === null) return canaryLineText;
  return `${isUnknown(guard) ? '不知道有没有守卫，也许不会自动停止' : '没有守卫，不会自动停止'}。${lack}`;
}
