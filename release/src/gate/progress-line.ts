import type { Progress } from './run-check';

type Terminal = Pick<NodeJS.WriteStream, 'isTTY' | 'write'>;

const DOINGS: Partial<Record<Progress['part'], string>> = {
  server: 'addresses rendered',
  browser: 'windows opened',
};

/** One line of a terminal that says how far the check is; elsewhere nothing. */
export function progressLine(terminal: Terminal = process.stderr) {
  const write = (text: string) => {
    if (terminal.isTTY) terminal.write(`\r\u001b[K${text}`);
  };
  return {
    report: ({ part, done, of }: Progress) => write(`Checking: ${done} of ${of} ${DOINGS[part] ?? part} …`),
    /** Leaves no trace of it. */
    clear: () => write(''),
  };
}
