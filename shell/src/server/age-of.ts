/**
 * Milliseconds since a moment. Where the clock was set back behind it that is for ever: what was fresh, set aside or counted would
 * else be so until the clock is there again (docs/faults.md F39).
 */
export function ageOf(moment: number): number {
  const age = Date.now() - moment;
  return age < 0 ? Number.POSITIVE_INFINITY : age;
}
