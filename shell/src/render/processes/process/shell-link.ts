import { writevSync } from 'node:fs';
import process from 'node:process';
import type { RenderAnswer, WorkerCall } from '../../pages/worker-messages';
import { factsLengthBytes, fromProcess, toProcess } from '../frame-kinds';
import { FrameReader, frameOf, headOf } from '../frames';

/** The pipe that the shell reads; writing to it waits until the shell has room for it. */
const output = 1;
/** The shell is believed: a section is some MB of code, an answer of a host at most 4. */
const longestFromShell = 64 * 1024 * 1024;
const encoder = new TextEncoder();
const known: readonly number[] = Object.values(toProcess);

function writeWhole(pieces: readonly Uint8Array[]): void {
  let left = pieces;
  while (left.length > 0) left = behind(left, writevSync(output, left));
}

/** What of the pieces is not written yet. */
function behind(pieces: readonly Uint8Array[], written: number): readonly Uint8Array[] {
  let passed = 0;
  for (const [place, piece] of pieces.entries()) {
    if (passed + piece.length > written) return [piece.subarray(written - passed), ...pieces.slice(place + 1)];
    passed += piece.length;
  }
  return [];
}

function send(kind: number, message?: object): void {
  writeWhole([frameOf(kind, message ? JSON.stringify(message) : '')]);
}

/** A render process's end of the pipes (docs/architecture.md#render-process). */
export const shellLink = {
  /** Reads until the shell closes the pipe, and ends then: nobody would read what is rendered. */
  listen(take: (kind: number, text: string) => void): void {
    const longest = (kind: number) => (known.includes(kind) ? longestFromShell : undefined);
    const reader = new FrameReader({ longest, take: (kind, body) => take(kind, body.toString()) });
    process.stdin.on('data', (chunk: Uint8Array) => reader.push(chunk));
    process.stdin.on('close', () => process.exit(0));
  },

  loading: () => send(fromProcess.loading),
  ready: () => send(fromProcess.ready),
  pong: () => send(fromProcess.pong),
  rendering: (id: number) => send(fromProcess.rendering, { id }),
  stray: (reason: string) => send(fromProcess.stray, { reason }),
  refused: (reason: string, isOfSection: boolean) => send(fromProcess.refused, { reason, isOfSection }),
  call: (id: number, request: WorkerCall) => send(fromProcess.call, { id, request }),

  /** The page as bytes behind its facts, so that nobody writes or reads it as text. */
  rendered(id: number, { html, ...facts }: RenderAnswer): void {
    const page = typeof html === 'string' ? encoder.encode(html) : html;
    const text = encoder.encode(JSON.stringify({ id, ...facts }));
    const length = Buffer.alloc(factsLengthBytes);
    length.writeUInt32BE(text.length);
    const head = headOf(fromProcess.rendered, factsLengthBytes + text.length + page.length);
    writeWhole([head, length, text, page]);
  },
};
