/**
 * Whoever reads what a command prints may have seen enough, as `head` has: then the rest is printed to nobody, and the command
 * ends its work with the exit code that it would have had. Without this, Node prints a stack trace and ends amid the work.
 */
export function ignoreClosedOutput({ stdout, stderr }: Pick<NodeJS.Process, 'stdout' | 'stderr'> = process): void {
  for (const stream of [stdout, stderr]) {
    stream.on('error', (error: NodeJS.ErrnoException) => {
      if (error.code !== 'EPIPE') throw error;
    });
  }
}
