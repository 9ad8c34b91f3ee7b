import { createInterface } from 'node:readline';

/** Somebody who sits in front of this command and can answer. */
export interface Terminal {
  /** Prints the question and gives one line; empty when there is none (Ctrl-C, Ctrl-D). */
  ask(question: string): Promise<string>;
}

/** Asks on the error output, so that the output stays what a program reads. */
async function ask(question: string): Promise<string> {
  const lines = createInterface({ input: process.stdin, output: process.stderr });
  try {
    return await new Promise((resolve) => {
      lines.once('close', () => resolve(''));
      lines.question(question, resolve);
    });
  } finally {
    lines.close();
  }
}

/** Undefined where nobody could read a question or answer it. */
export function terminalOf(streams: Pick<NodeJS.Process, 'stdin' | 'stderr'>): Terminal | undefined {
  return streams.stdin.isTTY && streams.stderr.isTTY ? { ask } : undefined;
}
