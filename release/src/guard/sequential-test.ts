import type { Tally } from './fault-kinds';

/** A canary and its control on one shell over the same stretch of time. */
export interface Pair {
  subject: Tally;
  control: Tally;
}

/** How much worse the canary may be, as a part of what does not fail otherwise; each is bet on with an equal share. */
const effects = [0.01, 0.03, 0.1, 0.3, 0.6, 0.95];
/** What is taken for known of the control before anything was seen: half a failure in 50 attempts. */
const [priorFailures, priorAttempts] = [0.5, 50];

/** A control that always fails leaves nothing to be worse than. */
const highestUsual = 0.99;

/** The logarithm of how likely a tally is where each attempt fails with `rate`. */
function logLikelihood({ attempts, failures }: Tally, rate: number): number {
  return failures * Math.log(rate) + (attempts - failures) * Math.log(1 - rate);
}

function logRatio({ subject, control }: Pair, subjectRate: number, controlRate: number): number {
  const attempts = subject.attempts + control.attempts;
  const same = (subject.attempts * subjectRate + control.attempts * controlRate) / attempts;
  const different = logLikelihood(subject, subjectRate) + logLikelihood(control, controlRate);
  return different - logLikelihood(subject, same) - logLikelihood(control, same);
}

/**
 * The probability, at whatever moment one looks, that the subject looks so much worse than its control by chance. Each
 * pair multiplies a wealth that was bet on the subject being worse; where both fail alike, however the rate of both
 * changes from pair to pair, the wealth is expected not to grow, so that it reaches 1/p with probability p at most, ever
 * (Ville's inequality). The bet is the E-variable of two coins: R. Turner, A. Ly, P. Grünwald, Generic E-variables for
 * exact sequential k-sample tests that allow for optional stopping, J. Stat. Plan. Inference 230, 2024, theorem 1; rates
 * come from earlier pairs only. What one sees of a canary decides when one stops looking, which other tests forbid.
 */
export function sequentialP(pairs: readonly Pair[]): number {
  const wealth = effects.map(() => 0);
  let [most, failures, attempts] = [0, priorFailures, priorAttempts];
  for (const pair of pairs) {
    if (pair.subject.attempts === 0 || pair.control.attempts === 0) continue;
    const usual = Math.min(failures / attempts, highestUsual);
    for (const [place, effect] of effects.entries())
      wealth[place] = (wealth[place] ?? 0) + logRatio(pair, usual + effect * (1 - usual), usual);
    most = Math.max(most, meanOfExponents(wealth));
    failures += pair.control.failures;
    attempts += pair.control.attempts;
  }
  return Math.exp(-most);
}

/** The logarithm of the mean wealth, without overflow. */
function meanOfExponents(logs: readonly number[]): number {
  const most = Math.max(...logs);
  return most + Math.log(logs.reduce((sum, log) => sum + Math.exp(log - most), 0) / logs.length);
}
