import { setTimeout as pause } from 'node:timers/promises';
import { mostOfService, readBoundedText } from '@site/shared/contract/bounded-body';
import { systemCode } from '../errors/system-error';
import { type Note, refusalIn, requestOf } from './note-request';
import type { Receiver } from './receivers';

/** For each attempt, and between two of them; milliseconds. */
const timeToAnswer = 3000;
const pauses = [500, 1500];
/** With these nothing was sent; after any other trouble of a connection the receiver may have the note. */
const unsent: ReadonlySet<string> = new Set(['ECONNREFUSED', 'ENOTFOUND', 'EAI_AGAIN', 'UND_ERR_CONNECT_TIMEOUT']);
/** Of one receiver that is away: older notes are worth less than newer ones. */
const mostWaiting = 20;

type Options = {
  receivers: readonly Receiver[];
  /** One line for whoever watches; never an address. */
  log: (line: string) => void;
  /** How long a receiver may take to answer, in milliseconds. */
  timeout?: number;
};

/** Why a note was not taken; `isOpen` where it may have been all the same. */
type Failure = { why: string; isOpen: boolean };

/** Errors of fetch may hold the address, which is a secret: only their kind is told. */
function failureOf(error: unknown, timeout: number): Failure {
  const { name, cause } = Object(error) as { name?: unknown; cause?: unknown };
  if (name === 'TimeoutError') return { why: `no answer in ${timeout / 1000} s`, isOpen: true };
  const code = systemCode(cause);
  return { why: code || 'no answer', isOpen: !unsent.has(code) };
}

/** Where an answer leads: who is asked in its place, and not the rest of the address, which may be the secret. */
function redirectIn({ status, headers }: Response, asked: string): string | null {
  if (status < 300 || status >= 400) return null;
  const location = headers.get('location') ?? '';
  const place = location && URL.canParse(location, asked) ? new URL(location, asked).origin : 'nowhere';
  return `it answers ${status} and redirects to ${place}, which is not followed`;
}

/** Null when it was taken. */
async function attempt(receiver: Receiver, note: Note, timeout: number): Promise<Failure | null> {
  try {
    const { url, headers, body } = requestOf(receiver, note, new Date());
    const signal = AbortSignal.timeout(timeout);
    const answer = await fetch(url, { method: 'POST', headers, body, redirect: 'manual', signal });
    const said = await readBoundedText(answer.body, mostOfService);
    const why = redirectIn(answer, url) ?? refusalIn(receiver.kind, answer.status, said);
    return why === null ? null : { why, isOpen: false };
  } catch (error) {
    return failureOf(error, timeout);
  }
}

/** Tells receivers, each in its own turn: one that is away holds up neither the others nor the guard. */
export class NoteSender {
  private readonly turns = new Map<Receiver, { last: Promise<void>; waiting: number }>();

  constructor(private readonly options: Options) {}

  get hasReceivers(): boolean {
    return this.options.receivers.length > 0;
  }

  /** Never throws, and nobody waits for it. */
  tell(note: Note): void {
    for (const receiver of this.options.receivers) this.tellOne(receiver, note);
  }

  /** When all that was told so far is sent or given up; after so many milliseconds at the latest. */
  async settled(most = 30_000): Promise<void> {
    const all = Promise.all([...this.turns.values()].map(({ last }) => last));
    await Promise.race([all, pause(most, undefined, { ref: false })]);
  }

  private tellOne(receiver: Receiver, note: Note): void {
    const turn = this.turns.get(receiver) ?? { last: Promise.resolve(), waiting: 0 };
    this.turns.set(receiver, turn);
    if (turn.waiting >= mostWaiting) return this.options.log(`${receiver.label} is behind: a note was left out.`);
    turn.waiting += 1;
    turn.last = turn.last
      .then(() => this.send(receiver, note))
      .finally(() => {
        turn.waiting -= 1;
      });
  }

  private async send(receiver: Receiver, note: Note): Promise<void> {
    const { log, timeout = timeToAnswer } = this.options;
    let failure: Failure | null = null;
    for (const rest of [...pauses, 0]) {
      failure = await attempt(receiver, note, timeout);
      if (failure === null) return;
      // A robot shows all that it gets to a group, so what it may have is not sent again.
      if (failure.isOpen && receiver.kind !== 'json')
        return log(`${receiver.label} did not say that it took a note: ${failure.why}.`);
      if (rest > 0) await pause(rest, undefined, { ref: false });
    }
    log(`${receiver.label} did not take a note: ${failure?.why}.`);
  }
}
