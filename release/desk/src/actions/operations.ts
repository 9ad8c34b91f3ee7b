import type { Progress as GateProgress } from '@site/release/gate/run-check';
import {
  AwaitsSecondKey,
  CheckFailedError,
  messageOf,
  ReleaseError,
  RevisionMovedError,
} from '@site/release/errors/release-error';
import type { ActionAsk, ActionResult, DeskActions } from './desk-actions';
import { followRevision, type ShellFollow, unfollowed } from './follow-shells';

export type StepKind = 'verify' | 'gate' | 'sign' | 'follow';

/** Milliseconds since the operation began; `endedMs` null while it runs. */
export interface Step {
  kind: StepKind;
  beganMs: number;
  endedMs: number | null;
  /** Of the gate: how far it is. */
  gate?: GateProgress;
}

export interface Failure {
  /** `waits`: it is kept as a proposal, until a second person signs it. */
  kind: 'moved' | 'refused' | 'waits' | 'broken';
  /** The sentence of the command, in English. */
  message: string;
  reasons: string[];
}

/** One action under way or done. */
export interface Operation {
  id: string;
  ask: ActionAsk;
  startedAt: Date;
  steps: Step[];
  shells: ShellFollow[];
  result: ActionResult | null;
  failure: Failure | null;
  isDone: boolean;
  /** Milliseconds from the confirmation to the end. */
  tookMs: number;
}

const MOST_KEPT = 50;

function failureOf(error: unknown): Failure {
  const reasons = error instanceof CheckFailedError ? error.reasons : [];
  if (error instanceof RevisionMovedError) return { kind: 'moved', message: messageOf(error), reasons };
  if (error instanceof AwaitsSecondKey) return { kind: 'waits', message: messageOf(error), reasons };
  return { kind: error instanceof ReleaseError ? 'refused' : 'broken', message: messageOf(error), reasons };
}

type Surroundings = {
  actions: DeskActions;
  shellUrls: readonly string[];
  /** After a revision, so that the overview shows it. */
  look: () => Promise<void>;
};

/** Runs what operators confirm, once for each confirmation, and remembers the last fifty. */
export class Operations {
  private readonly known = new Map<string, Operation>();
  /** How long each shell took last, in milliseconds; since this process began. */
  readonly lastServedMs = new Map<string, number>();

  constructor(private readonly surroundings: Surroundings) {}

  find(id: string): Operation | undefined {
    return this.known.get(id);
  }

  /** Begins it; the same id again gives what runs already, so that a form sent twice does one thing. */
  begin(id: string, ask: ActionAsk): Operation {
    const known = this.known.get(id);
    if (known) return known;
    const operation: Operation = {
      id,
      ask,
      startedAt: new Date(),
      steps: [],
      shells: [],
      result: null,
      failure: null,
      isDone: false,
      tookMs: 0,
    };
    this.known.set(id, operation);
    const oldest = [...this.known.values()].find(({ isDone }) => isDone);
    if (oldest && this.known.size > MOST_KEPT) this.known.delete(oldest.id);
    this.run(operation).catch((error: unknown) => {
      operation.failure ??= failureOf(error);
      operation.isDone = true;
    });
    return operation;
  }

  private async run(operation: Operation): Promise<void> {
    const startedAt = performance.now();
    const elapsed = () => performance.now() - startedAt;
    const step = (kind: StepKind, gate?: GateProgress) => {
      const last = operation.steps.at(-1);
      if (last?.kind === kind) return void (gate && (last.gate = gate));
      this.endStep(operation, elapsed());
      operation.steps.push({ kind, beganMs: elapsed(), endedMs: null });
    };
    try {
      step('verify');
      const { actions } = this.surroundings;
      operation.result = await actions[operation.ask.kind](operation.ask, step);
      if (operation.result.changed) {
        step('follow');
        await this.follow(operation, operation.result.revision.sequence);
      }
    } catch (error) {
      operation.failure = failureOf(error);
    }
    this.endStep(operation, elapsed());
    await this.surroundings.look().catch(() => undefined);
    operation.tookMs = operation.steps.at(-1)?.endedMs ?? 0;
    operation.isDone = true;
  }

  private async follow(operation: Operation, sequence: number): Promise<void> {
    operation.shells = unfollowed(this.surroundings.shellUrls);
    await followRevision(operation.shells, sequence, performance.now());
    for (const { url, servedMs } of operation.shells) if (servedMs !== null) this.lastServedMs.set(url, servedMs);
  }

  private endStep({ steps }: Operation, at: number): void {
    const last = steps.at(-1);
    if (last) last.endedMs ??= at;
  }
}
