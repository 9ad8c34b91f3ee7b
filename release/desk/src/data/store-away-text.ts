import { type Told, toldOf } from './alarm-text';
import type { StoreAway } from './store-sight';
import { shortMoment } from './time-text';

/** What a page says first while the store is away. */
export function storeAwayTitle(away: Pick<StoreAway, 'isUnwritable'> | null): string {
  return away?.isUnwritable ? '版本库写不进去' : '版本库没有应答';
}

/** And where no shell answers either. */
export const allAwayTitle = '版本库和 shell 都没有应答';

/** Why, and what works all the same. */
export function storeAwayTold({ reason, since, isUnwritable }: StoreAway, now: Date): Told {
  const why = toldOf(reason);
  const mended = isUnwritable ? '能写入' : '恢复';
  const text = `从 ${shortMoment(since, now)} 起：${why.reason} 线上照常，下面是 shell 自己的副本。回滚和停止金丝雀照样可以做：修订直接交给各台 shell，版本库${mended}后运行 npm run release -- deliver 补上；提升和新的金丝雀要等它${mended}。`;
  return { ...why, reason: text };
}
