import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { DevelopmentRelease } from '../bundle/development-release';
import { containerName } from '@site/shared/repository/workspaces';
import { type Fault, type HotEvent, hotEventsPath, thrownPath, type ThrownInPage } from '../hot/hot-release';
import { readThrown } from './read-thrown';

const loopback = /^https?:\/\/(?:127\.0\.0\.1|localhost|\[::1\])(?::\d+)?$/;
const host = '127.0.0.1';
const browserFile = /^\/(mf-[a-z0-9-]+)\/(client\/[A-Za-z0-9._-]+)$/;
const types: Record<string, string> = {
  js: 'text/javascript',
  css: 'text/css',
  svg: 'image/svg+xml',
  png: 'image/png',
};

/**
 * Tells the pages of this machine what is built, and serves the newest browser files of each section that is developed under
 * addresses that stay: `/` describes them, `/mf-help/client/remoteEntry.js` is a container that any shell can load. Only
 * pages of this machine may read them, and only under the names of this machine.
 */
export class HotServer {
  private readonly listeners = new Set<ServerResponse>();
  private readonly releases = new Map<string, DevelopmentRelease>();
  private readonly live: Record<string, string> = {};
  private readonly faults = new Map<string, Fault>();
  private thrown: (error: ThrownInPage) => void = () => undefined;
  /** Builds that are not live yet: a page that comes now was served the version before. */
  private readonly ahead = new Map<string, HotEvent>();
  private readonly server: Server = createServer((request, response) => this.answer(request, response));

  constructor(private readonly port: number) {}

  get address(): string {
    return `http://${host}:${this.port}`;
  }

  listen(): Promise<void> {
    return new Promise((done, fail) => {
      this.server.once('error', fail);
      this.server.listen(this.port, host, () => done());
    });
  }

  close(): void {
    for (const listener of this.listeners) listener.end();
    this.server.close();
    this.server.closeAllConnections();
  }

  /** Who is told of errors that were thrown in pages. */
  onThrown(listener: (error: ThrownInPage) => void): void {
    this.thrown = listener;
  }

  /** Its files from now on are these. */
  offer(release: DevelopmentRelease): void {
    this.releases.set(release.manifest.name, release);
  }

  send(event: HotEvent): void {
    this.note(event);
    for (const listener of this.listeners) send(listener, event);
  }

  /** For pages that come later. */
  private note(event: HotEvent): void {
    this.noteFaults(event);
    if (event.kind === 'live') this.live[event.section] = event.version;
    if (event.kind === 'built') this.ahead.set(event.section, event);
    else if (event.kind === 'live' || (event.kind === 'fault' && event.about === 'build'))
      this.ahead.delete(event.section);
  }

  private noteFaults(event: HotEvent): void {
    if (event.kind === 'fault') {
      const { section, about, text } = event;
      this.faults.set(`${section} ${about}`, { section, about, text });
    }
    if (event.kind === 'mended') this.faults.delete(`${event.section} ${event.about}`);
    if (event.kind === 'built') for (const about of ['build', 'run']) this.faults.delete(`${event.section} ${about}`);
  }

  private answer(request: IncomingMessage, response: ServerResponse): void {
    const { host: named = '', origin } = request.headers;
    // Another name that leads here would be another site's, whose pages could read everything.
    if (!loopback.test(`http://${named}`)) return void response.writeHead(421).end('Unknown host');
    response.setHeader('Cache-Control', 'no-store');
    response.setHeader('X-Content-Type-Options', 'nosniff');
    response.setHeader('Vary', 'Origin');
    if (origin && loopback.test(origin)) response.setHeader('Access-Control-Allow-Origin', origin);
    const path = request.url?.replace(/\?.*$/, '') ?? '';
    if (path === hotEventsPath) return this.addListener(response);
    if (path === thrownPath) return this.hearThrown(request, response);
    if (path === '/') return void response.setHeader('Content-Type', 'application/json').end(this.description());
    return this.sendFile(path, response);
  }

  /** Only pages of this machine are heard: what they tell is printed in a terminal. */
  private hearThrown(request: IncomingMessage, response: ServerResponse): void {
    if (request.method !== 'POST' || !loopback.test(request.headers.origin ?? ''))
      return void response.writeHead(403).end('Only pages of this machine are heard');
    readThrown(request).then(
      (error) => {
        this.thrown(error);
        response.writeHead(204).end();
      },
      (error: Error) => response.writeHead(400).end(error.message),
    );
  }

  private addListener(response: ServerResponse): void {
    response.writeHead(200, { 'Content-Type': 'text/event-stream' });
    send(response, { kind: 'present', versions: this.live, faults: [...this.faults.values()] });
    for (const event of this.ahead.values()) send(response, event);
    this.listeners.add(response);
    response.on('close', () => this.listeners.delete(response));
  }

  private description(): string {
    const sections = [...this.releases].map(([name, { manifest, hashes }]) => {
      const entry = `${this.address}/${name}/client/remoteEntry.js`;
      const { version, routes, pages } = manifest;
      const integrity = hashes['remoteEntry.js'];
      return [name, { version, container: containerName(name), entry, integrity, routes, pages }];
    });
    return `${JSON.stringify({ sections: Object.fromEntries(sections) }, null, 2)}\n`;
  }

  private sendFile(path: string, response: ServerResponse): void {
    const [, section = '', file = ''] = browserFile.exec(path) ?? [];
    const bytes = this.releases.get(section)?.files.get(file);
    if (!bytes) return void response.writeHead(404).end('Not found');
    response.setHeader('Content-Type', types[file.split('.').pop() ?? ''] ?? 'application/octet-stream');
    response.end(bytes);
  }
}

function send(listener: ServerResponse, event: HotEvent): void {
  listener.write(`data: ${JSON.stringify(event)}\n\n`);
}
