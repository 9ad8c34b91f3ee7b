import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Receiver, ReceiverKind } from '../notes/receivers';

export interface Received {
  url: string;
  headers: Record<string, string | string[] | undefined>;
  body: Record<string, unknown>;
}

export interface NoteReceiver {
  receiver: Receiver;
  received: Received[];
  /** What it answers next, one after the other. */
  answers: { status: number; body: string; location?: string }[];
  /** Takes every note and answers none. */
  silence(): void;
  stop(): Promise<void>;
}

/** A real receiver on a free port: it answers what it is told to, one after the other, and then that all is well. */
export async function startNoteReceiver(kind: ReceiverKind = 'json', secret?: string): Promise<NoteReceiver> {
  const received: Received[] = [];
  const answers: NoteReceiver['answers'] = [];
  let isSilent = false;
  const silence = () => void (isSilent = true);
  const server = createServer(async (request, response) => {
    const parts: Buffer[] = [];
    for await (const part of request) parts.push(part as Buffer);
    const body = JSON.parse(Buffer.concat(parts).toString()) as Record<string, unknown>;
    received.push({ url: request.url ?? '', headers: request.headers, body });
    if (isSilent) return;
    const answer = answers.shift() ?? { status: 200, body: '{"errcode":0,"code":0}' };
    if (answer.location !== undefined) response.setHeader('location', answer.location);
    response.writeHead(answer.status).end(answer.body);
  });
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}/hook?key=secret-of-the-robot`;
  const stop = async () => {
    server.closeAllConnections();
    await new Promise((done) => server.close(done));
  };
  return {
    receiver: { kind, label: `receiver 1 of NOTES_TO (${kind})`, url, secret },
    received,
    answers,
    silence,
    stop,
  };
}
