import {
  BrokenCircuitError,
  CircuitState,
  type CircuitBreakerPolicy,
  ConsecutiveBreaker,
  circuitBreaker,
  handleWhenResult,
} from 'cockatiel';
import type { DataAnswer } from '../../remotes/worker-messages';

const failuresToOpen = 5;
/** How long the breaker stays open, in milliseconds. */
export const openFor = 10_000;

function failed(answer: DataAnswer): boolean {
  return !answer.ok || answer.status >= 500;
}

/**
 * Circuit breaker of one host: opens after five failures in a row; half-open, one call every ten seconds probes the host,
 * and all others are refused until a probe succeeds (docs/faults.md F2, F10).
 */
export class Breaker {
  private readonly policy: CircuitBreakerPolicy = circuitBreaker(
    handleWhenResult((answer) => failed(answer as DataAnswer)),
    { halfOpenAfter: openFor, breaker: new ConsecutiveBreaker(failuresToOpen) },
  );

  /** Makes the call; undefined while the breaker is open. */
  async run(call: () => Promise<DataAnswer>): Promise<DataAnswer | undefined> {
    // The library makes other calls wait for the probe; a visitor cannot wait that long.
    if (this.policy.state === CircuitState.HalfOpen) return undefined;
    try {
      return await this.policy.execute(call);
    } catch (error) {
      if (error instanceof BrokenCircuitError) return undefined;
      throw error;
    }
  }

  /** For a call whose outcome is not counted; it is only made while the breaker is closed. */
  async runUncounted(call: () => Promise<DataAnswer>): Promise<DataAnswer | undefined> {
    return this.policy.state === CircuitState.Closed ? call() : undefined;
  }
}
