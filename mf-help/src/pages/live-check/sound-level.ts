/** Of full scale, 0 to 1: what is below nobody hears, what is above is cut off. */
const limits = { quiet: 0.02, loud: 0.98 };

/** The highest sample of a piece of sound, 0 to 1. @param samples from -1 to 1 */
export function peakOf(samples: Float32Array): number {
  let peak = 0;
  for (const sample of samples) peak = Math.max(peak, Math.abs(sample));
  return Math.min(peak, 1);
}

export type SoundVerdict = 'quiet' | 'good' | 'loud';

/** @param peak the highest of all that was heard */
export function soundVerdict(peak: number): SoundVerdict {
  if (peak < limits.quiet) return 'quiet';
  return peak > limits.loud ? 'loud' : 'good';
}

/** How far a meter goes out, in percent: of 60 decibels, as people hear. */
export function meterOf(peak: number): number {
  const decibels = 20 * Math.log10(Math.max(peak, 0.001));
  return Math.round(((decibels + 60) / 60) * 100);
}
