import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import { type Answer, galleryAnswer } from './gallery-answers';
import type { GalleryBuild } from './gallery-build';

const host = '127.0.0.1';

/** As strict as the site's: a part that needs more would be refused in a page too. */
const policy =
  "default-src 'self'; img-src 'self' data:; media-src 'self' data:; object-src 'none'; base-uri 'none'; form-action 'self'";

/** Serves the newest build to this machine, and tells open pages of each one. */
export class GalleryServer {
  private build: GalleryBuild | undefined;
  private readonly listeners = new Set<ServerResponse>();
  private readonly server: Server = createServer((request, response) => this.answer(request, response));

  constructor(
    private readonly port: number,
    private readonly comps: string | undefined,
  ) {}

  get address(): string {
    return `http://${host}:${this.port}/gallery`;
  }

  listen(): Promise<void> {
    return new Promise((done, fail) => {
      this.server.once('error', fail);
      this.server.listen(this.port, host, () => done());
    });
  }

  close(): void {
    this.server.close();
    this.server.closeAllConnections();
  }

  /** Pages come anew; what fails leaves the build before in its place. */
  show(build: GalleryBuild): void {
    this.build = build;
    this.tell('built', '');
  }

  tell(event: 'built' | 'failed', words: string): void {
    for (const listener of this.listeners) listener.write(`event: ${event}\ndata: ${JSON.stringify(words)}\n\n`);
  }

  private answer(request: IncomingMessage, response: ServerResponse): void {
    const url = new URL(request.url ?? '/', `http://${host}`);
    response.setHeader('Cache-Control', 'no-store');
    response.setHeader('X-Content-Type-Options', 'nosniff');
    if (url.pathname === '/gallery/builds') return this.addListener(response);
    if (url.pathname === '/') return void response.writeHead(302, { Location: '/gallery' }).end();
    const { status, type, body } = this.answerOf(url);
    response.writeHead(status, { 'Content-Type': type, 'Content-Security-Policy': policy }).end(body);
  }

  /** A part that cannot be drawn says why in its own window. */
  private answerOf(url: URL): Answer {
    const type = 'text/plain; charset=utf-8';
    if (!this.build) return { status: 503, type, body: 'The gallery is being built.' };
    try {
      return galleryAnswer(this.build, url, this.comps);
    } catch (error) {
      return { status: 500, type, body: (error as Error).stack ?? String(error) };
    }
  }

  private addListener(response: ServerResponse): void {
    response.writeHead(200, { 'Content-Type': 'text/event-stream' }).write('\n');
    this.listeners.add(response);
    response.on('close', () => this.listeners.delete(response));
  }
}
