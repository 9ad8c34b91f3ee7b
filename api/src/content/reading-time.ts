const hanPerMinute = 400;

const secondsStep = 10;

/** Seconds to read a section, in steps of ten. */
export function readingSeconds(plain: string): number {
  const han = plain.match(/\p{Script=Han}/gu)?.length ?? 0;
  return Math.max(1, Math.ceil((han * 60) / hanPerMinute / secondsStep)) * secondsStep;
}

/** Minutes to read a text, at least one. */
export function readingMinutes(plain: string): number {
  const han = plain.match(/\p{Script=Han}/gu)?.length ?? 0;
  return Math.max(1, Math.round(han / hanPerMinute));
}
