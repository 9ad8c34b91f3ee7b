import type { TakenBack } from '@site/release/operations/taken-back';
import { fullMoment } from './time-text';

/** `mf-help 1.1.0 已标为坏版本：王 于 2026-11-30 01:02:03 在 r6 回滚了它，原因：文档页打不开。` */
export function takenBackText(name: string, { version, revision, by, at, reason }: TakenBack): string {
  const head = `${name} ${version} 已标为坏版本：`;
  if (!by) return `${head}在 r${revision} 被回滚，那份修订读不出来了。`;
  return `${head}${by} 于 ${fullMoment(new Date(at))} 在 r${revision} 回滚了它，原因：${reason.replace(/[.。]$/, '')}。`;
}
