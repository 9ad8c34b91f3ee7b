import type { Logger } from 'pino';

/**
 * `missing`: a hole in the chain; `damaged`: a revision that is refused; `behind`: the chain ends before what was accepted
 * here; `dates`: what is live is dated ahead of the clock here; `rewritten`: another file under a number that was accepted; `outside`: a mark kept elsewhere disagrees; `snapshot`:
 * the local copies; `copies`: the store's version is refused and the local copy runs; `files`: browser files; `canary`: the
 * canary cannot be shown here; `store`: the store is away, or a release in it is damaged; `order`: what was ordered here is not in
 * the store yet; `purge`: a cache in front keeps what
 * it should forget; `processes`: no render process could be started.
 */
export const alarmKinds = [
  'missing',
  'damaged',
  'behind',
  'rewritten',
  'dates',
  'outside',
  'snapshot',
  'copies',
  'files',
  'canary',
  'store',
  'order',
  'purge',
  'processes',
] as const;
export type AlarmKind = (typeof alarmKinds)[number];
export type Alarm = { kind: AlarmKind; text: string };

/** What is wrong with store, chain and local copies although the site is served; each sentence is logged once. */
export class Alarms {
  private readonly current = new Map<AlarmKind, readonly string[]>();

  constructor(private readonly log: Pick<Logger, 'error'>) {}

  /** Replaces all alarms of a kind; none clears them. */
  set(kind: AlarmKind, texts: readonly string[]): void {
    const known = this.current.get(kind) ?? [];
    for (const reason of texts) if (!known.includes(reason)) this.log.error({ kind, reason }, 'alarm');
    this.current.set(kind, texts);
  }

  list(): Alarm[] {
    return alarmKinds.flatMap((kind) => (this.current.get(kind) ?? []).map((text) => ({ kind, text })));
  }
}
