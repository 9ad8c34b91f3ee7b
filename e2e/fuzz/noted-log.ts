import type { createHardenedServer } from '../../shell/src/server/hardening/hardened-server';

type Log = Parameters<typeof createHardenedServer>[1];

/** A log that says nothing and notes what is an error. */
export function notedLog(): { log: Log; errors: unknown[] } {
  const errors: unknown[] = [];
  const note = (...parts: unknown[]) => void errors.push(parts);
  const still = () => undefined;
  const levels = { trace: still, debug: still, info: still, warn: still, error: note, fatal: note };
  const log = { ...levels, level: 'error', silent: still, child: () => log } as unknown as Log;
  return { log, errors };
}
