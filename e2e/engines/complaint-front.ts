import http, { type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { integrityOf } from '@site/shared/contract/integrity';

export type ComplaintFront = {
  origin: string;
  complaints: string[];
  follow: (origin: string) => void;
  stop: () => void;
};

const script = '/assets/complaints.js';
const endpoint = '/complaints';

/** Runs in the page before its own scripts. Each complaint is told before the script goes on, so that none is lost. */
function listen(to: string): void {
  const report = (line: string) => {
    const call = new XMLHttpRequest();
    call.open('POST', to, false);
    call.send(line);
  };
  for (const level of ['error', 'warn'] as const) {
    const own = console[level];
    console[level] = (...words: unknown[]) => {
      report(`${level}: ${words.map(String).join(' ')}`);
      own.apply(console, words);
    };
  }
  let leaving = false;
  addEventListener('beforeunload', () => {
    leaving = true;
  });
  const fileOf = (target: EventTarget | null) => (target instanceof Element ? target.outerHTML.slice(0, 200) : '');
  // A navigation ends loads of the page that is left, and of a film an engine passes over what it has no decoder for.
  const isUsual = (target: EventTarget | null) => leaving || target instanceof HTMLSourceElement;
  const reported = ({ message, target }: ErrorEvent) =>
    message || (isUsual(target) ? '' : `a file does not load: ${fileOf(target)}`);
  addEventListener('error', (event) => reported(event) && report(`page error: ${reported(event)}`), true);
  addEventListener('unhandledrejection', ({ reason }) => report(`page error: ${String(reason)}`));
  addEventListener('securitypolicyviolation', (event) =>
    report(`policy: ${event.violatedDirective} ${event.blockedURI}`),
  );
}

const listener = `(${listen.toString()})('${endpoint}');`;
const tag = `<script src="${script}" integrity="${integrityOf(listener)}" crossorigin="anonymous"></script>`;

async function textOf(stream: IncomingMessage): Promise<string> {
  const chunks: Buffer[] = [];
  for await (const chunk of stream) chunks.push(chunk as Buffer);
  return Buffer.concat(chunks).toString();
}

async function passOn(answer: IncomingMessage, response: ServerResponse): Promise<void> {
  const isPage = answer.headers['content-type']?.startsWith('text/html');
  const { 'content-length': length, ...headers } = answer.headers;
  response.writeHead(answer.statusCode ?? 502, isPage || !length ? headers : answer.headers);
  if (isPage) response.end((await textOf(answer)).replace('<head>', `<head>${tag}`));
  else answer.pipe(response);
}

/**
 * Stands before the site for a driver that does not tell what the console says: classic WebDriver has no word for it.
 * Pages pass with one script more, which tells it; and so are files noted that do not come.
 */
export async function startComplaintFront(): Promise<ComplaintFront> {
  const complaints: string[] = [];
  let site = '';
  const server = http.createServer(async (request, response) => {
    const { method, url = '/', headers } = request;
    if (url === script) return response.writeHead(200, { 'content-type': 'text/javascript' }).end(listener);
    if (url === endpoint) return response.end(void complaints.push(await textOf(request)));
    const plain = { ...headers, 'accept-encoding': 'identity' };
    const onward = http.request(new URL(url, site), { method, headers: plain }, (answer) => {
      const { statusCode = 502 } = answer;
      if (statusCode >= 400 && headers['sec-fetch-dest'] !== 'document') complaints.push(`${statusCode}: ${url}`);
      void passOn(answer, response);
    });
    onward.on('error', () => response.destroy());
    return request.pipe(onward);
  });
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  return {
    origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    complaints,
    follow: (origin) => {
      site = origin;
    },
    stop: () => {
      server.closeAllConnections();
      server.close();
    },
  };
}
