import { audienceSymptoms } from './audience';
import { lineSymptoms } from './line';
import { signalSymptoms } from './signal';
import { soundSymptoms } from './sound';
import type { Symptom } from './symptom';

/** Every symptom, the frequent ones first. */
export const symptoms: readonly Symptom[] = [...signalSymptoms, ...lineSymptoms, ...soundSymptoms, ...audienceSymptoms];

/** What a support request says was tried: the symptom, and what was done about it. */
export function triedLine({ name }: Symptom, fix: string): string {
  return `${name}：${fix.split(/[。；]/)[0] ?? fix}`;
}
