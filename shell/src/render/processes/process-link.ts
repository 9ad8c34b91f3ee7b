import type { toProcess } from './frame-kinds';
import { FrameReader, frameOf } from './frames';
import { whileHandling } from './handled-release';
import { longestBody } from './message-judge';
import type { SpawnedProcess } from './spawn-process';

/** Of what a process says when Node ends it, so many characters are kept. */
const keptOutput = 4000;
const outOfHeap = /heap out of memory|Reached heap limit/;

type Listener = {
  /** Whose process it is: `mf-help@1.3.0`. */
  release: string;
  /** @throws {Error} for what may not be said; nothing more is read then */
  message: (kind: number, body: Buffer) => void;
  ended: (reason: string) => void;
};

function endOf(code: number | null, signal: string | null, output: string): string {
  if (outOfHeap.test(output)) return 'ran out of memory: its heap was full';
  return signal ? `was ended by ${signal}` : `exited with code ${code}`;
}

/** The shell's end of the pipes of a render process. Nothing that comes over them can do more than end that process. */
export class ProcessLink {
  private output = '';

  constructor(
    private readonly started: SpawnedProcess,
    private readonly listener: Listener,
  ) {
    const reader = new FrameReader({ longest: longestBody, take: (kind, body) => listener.message(kind, body) });
    started.stdout.on('data', (chunk: Buffer) =>
      whileHandling(listener.release, () => this.tried(() => reader.push(chunk))),
    );
    started.stderr.on('data', (chunk: Buffer) => {
      this.output = (this.output + chunk.toString('latin1')).slice(-keptOutput);
    });
    // A pipe breaks when its process ends, which is told below.
    for (const pipe of [started.stdin, started.stdout, started.stderr]) pipe.on('error', () => undefined);
    started.on('error', (error) => listener.ended(`did not start: ${error.message}`));
    // `close`, because `exit` can come before the last output has been read.
    started.on('close', (code, signal) => listener.ended(endOf(code, signal, this.output)));
  }

  get pid(): number | undefined {
    return this.started.pid;
  }

  send(kind: (typeof toProcess)[keyof typeof toProcess], body = ''): void {
    this.started.stdin.write(frameOf(kind, body));
  }

  /** Ends the process; nothing that it still says is read. */
  end(): void {
    this.started.stdout.removeAllListeners('data').resume();
    this.started.kill('SIGKILL');
  }

  private tried(read: () => void): void {
    try {
      read();
    } catch (error) {
      this.listener.ended(`sent ${(error as Error).message}`);
    }
  }
}
