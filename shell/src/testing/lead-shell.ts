import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { testSite } from '@site/shared/testing/test-site';
import fastify, { type FastifyInstance } from 'fastify';
import { Agent } from 'undici';
import type { AnsweredLead } from '../pages/posted-answers';
import type { FailedCall } from '../server/calls/failure-reports';
import { feedbackRoutes } from '../server/forms/feedback-routes';
import { refuseCrossSitePosts } from '../server/hardening/cross-site-posts';
import { leadRoutes } from '../server/forms/lead-routes';

// The routes of forms before a service that answers as told, for each test of a file that imports this.

type Call = { path: string; headers: Record<string, unknown>; body: string };

export const origin = testSite.origin;
const agent = new Agent();
let host: Server;
export let calls: Call[];
export let answer: { status: number; body: string };
/** What the service answers from now on. */
export const setAnswer = (given: typeof answer) => void (answer = given);
export let given: AnsweredLead[];
export let reported: FailedCall[];
export let app: FastifyInstance;

/** A shell whose calls go to the service of the test. */
export async function openShell(consentRequired = true): Promise<FastifyInstance> {
  const address = `http://127.0.0.1:${(host.address() as AddressInfo).port}`;
  const hosts = { base: address, live: address, cms: address, user: address, admin: address };
  const shell = fastify();
  refuseCrossSitePosts(shell, origin);
  const form = async (lead: AnsweredLead) => {
    given.push(lead);
    return { html: '<h1>表单</h1>', styles: "'sha256-form'" };
  };
  const client = { agent, report: (failed: FailedCall) => void reported.push(failed) };
  leadRoutes(shell, { client, config: { hosts, site: { ...testSite, consentRequired } }, form });
  feedbackRoutes(shell, { live: address, client });
  await shell.ready();
  return shell;
}

beforeEach(async () => {
  [calls, given, reported] = [[], [], []];
  setAnswer({ status: 200, body: '{"isok":true,"msg":"提交成功！","Msg":"提交成功！"}' });
  host = createServer((incoming, outgoing) => {
    let body = '';
    incoming.on('data', (chunk: Buffer) => (body += chunk.toString()));
    incoming.on('end', () => {
      calls.push({ path: incoming.url ?? '', headers: incoming.headers, body });
      outgoing.writeHead(answer.status, { 'content-type': 'application/json' }).end(answer.body);
    });
  });
  await new Promise<void>((done) => host.listen(0, '127.0.0.1', done));
  app = await openShell();
});

afterEach(async () => {
  await app.close();
  await new Promise((done) => host.close(done));
});

afterAll(() => agent.close());

/** Posts a form as a browser without script does. */
export function post(path: string, fields: Record<string, string>, headers: Record<string, string> = {}) {
  return app.inject({
    method: 'POST',
    url: path,
    headers: { 'content-type': 'application/x-www-form-urlencoded', ...headers },
    payload: new URLSearchParams(fields).toString(),
  });
}

export const good = { name: '陈经理', phone: '13800000000', requirement: '年会', consent: '1' };
