import {
  BrokenCircuitError,
  CircuitState,
  type CircuitBreakerPolicy,
  CountBreaker,
  circuitBreaker,
  handleWhenResult,
} from 'cockatiel';
import type { DataAnswer } from '../../render/pages/worker-messages';

/** Opens when more than half of the last twenty counted outcomes, five at least, are failures. */
const ratio = { threshold: 0.5, size: 20, minimumNumberOfCalls: 5 };
/** How long the breaker stays open, in milliseconds. */
export const openFor = 10_000;

/** A host that answers with 4xx works. */
export function failed(answer: DataAnswer): boolean {
  return !answer.ok || answer.status >= 500;
}

/**
 * Circuit breaker of one call: opens when most of its requests fail; half-open, one of them probes every ten seconds, and
 * all others are refused until a probe succeeds (docs/faults.md F2, F10).
 */
export class Breaker {
  private policy = this.closed();
  private openedAt = 0;

  /** Makes the call; undefined while the breaker is open. */
  async run(call: () => Promise<DataAnswer>): Promise<DataAnswer | undefined> {
    // The library makes other calls wait for the probe; a visitor cannot wait that long.
    if (this.policy.state === CircuitState.HalfOpen) return undefined;
    this.followClock();
    try {
      return await this.policy.execute(call);
    } catch (error) {
      if (error instanceof BrokenCircuitError) return undefined;
      throw error;
    }
  }

  get isClosed(): boolean {
    this.followClock();
    return this.policy.state === CircuitState.Closed;
  }

  /** For a call whose outcome is not counted; it is only made while the breaker is closed. */
  async runUncounted(call: () => Promise<DataAnswer>): Promise<DataAnswer | undefined> {
    return this.isClosed ? call() : undefined;
  }

  /** To the library a breaker is open until the clock says so: on one that was set back, that may be hours. */
  private followClock(): void {
    const isBehind = this.policy.state === CircuitState.Open && Date.now() < this.openedAt;
    if (isBehind) this.policy = this.closed();
  }

  private closed(): CircuitBreakerPolicy {
    const policy = circuitBreaker(
      handleWhenResult((answer) => failed(answer as DataAnswer)),
      { halfOpenAfter: openFor, breaker: new CountBreaker(ratio) },
    );
    policy.onBreak(() => {
      this.openedAt = Date.now();
    });
    return policy;
  }
}
