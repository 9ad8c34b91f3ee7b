type LastLog = {
  fatal: (fields: { err: unknown }, sentence: string) => void;
  error: (fields: { err: unknown }, sentence: string) => void;
};

export type UncaughtOptions = {
  log: LastLog;
  /** Takes no more work and settles when what was begun is done. */
  drain: () => Promise<void>;
  /** Is told of the end before anything else is done. */
  note?: () => void;
  /** How long that may take, in milliseconds; then the process ends all the same. */
  limit: number;
};

const sentences: Record<NodeJS.UncaughtExceptionOrigin, string> = {
  uncaughtException: 'an error was not caught: the process answers what it has begun and ends, to be started anew',
  unhandledRejection:
    'a promise failed and nobody caught it: the process answers what it has begun and ends, to be started anew',
};

/**
 * The end of a process after an error that nobody caught (docs/faults.md F61): it is logged, what is under way is answered, and
 * the process ends with 1, so that whoever runs it starts another one. What else goes uncaught meanwhile is logged alone.
 */
export function endOnUncaught({ log, drain, limit, note }: UncaughtOptions): void {
  let draining = false;
  process.on('uncaughtException', (error, origin) => {
    log.fatal({ err: error }, sentences[origin]);
    if (draining) return;
    draining = true;
    note?.();
    setTimeout(() => process.exit(1), limit).unref();
    drain()
      .catch((fault: unknown) => log.error({ err: fault }, 'what was under way could not be ended'))
      .finally(() => process.exit(1));
  });
}
