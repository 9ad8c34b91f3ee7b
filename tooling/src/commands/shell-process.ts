/**
 * What Node is told where a shell is started: it serves the same few things again and again, and what it needs for that is
 * small (docs/decisions/057-a-shell-keeps-little-in-memory.md). deploy/Dockerfile.shell says the same.
 */
export const shellFlags = [
  '--max-semi-space-size=4',
  '--max-old-space-size=768',
  '--incremental-marking-soft-trigger=130',
] as const;

/** For glibc, which else has a part of the memory for each thread that ever asked for some, and seldom gives it back. */
export const shellVariables = { MALLOC_ARENA_MAX: '1' } as const;
