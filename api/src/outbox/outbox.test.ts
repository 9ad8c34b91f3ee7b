import { eachLeadField, leadFieldKeys, leadFields } from '@site/shared/contract/lead-fields';
import { createServer, type IncomingHttpHeaders, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { listLeads } from '../leads/leads.repository';
import { writeCsv } from '../leads/leads-csv';
import { type TestService, startTestService } from '../testing/test-service';
import { OutboxWorker } from './outbox-worker';
import { maxAttempts, retryDead } from './outbox.repository';
import { type WebhookSettings, sign } from './webhook';

let service: TestService;
let receiver: Server;
let received: { headers: IncomingHttpHeaders; body: string }[] = [];
let answer: { status: number; body: string } = { status: 200, body: '' };

beforeAll(async () => {
  service = await startTestService({ content: false, settings: { forward: true } });
  receiver = createServer((request, response) => {
    let body = '';
    request.on('data', (chunk) => {
      body += String(chunk);
    });
    request.on('end', () => {
      received.push({ headers: request.headers, body });
      response.writeHead(answer.status).end(answer.body);
    });
  });
  await new Promise<void>((done) => receiver.listen(0, '127.0.0.1', done));
});

afterAll(async () => {
  await new Promise((done) => receiver.close(done));
  await service.close();
});

beforeEach(async () => {
  received = [];
  answer = { status: 200, body: '' };
  await service.database.script('truncate lead, lead_network, outbox');
});

function worker(preset: WebhookSettings['preset'] = 'json'): OutboxWorker {
  const url = `http://127.0.0.1:${(receiver.address() as AddressInfo).port}/hook`;
  return new OutboxWorker({
    database: service.database,
    webhook: { url, secret: 'a secret', preset },
    log: service.app.log,
  });
}

async function book(phone = '13800138000', requirement = '年会'): Promise<void> {
  await service.post('/ajax/QuickRequirement', { name: '王女士', phone, requirement });
  await service.leads.drain.drained();
}

const deliveries = () => service.database.query('select state, attempts, last_failure from outbox');
const makeDue = () => service.database.query('update outbox set next_at = now()');

test('a lead is sent once, with a signature over time and body', async () => {
  await book('13800138001');
  await worker().sendDue();
  await worker().sendDue();

  expect(received).toHaveLength(1);
  const [{ headers, body } = { headers: {}, body: '' }] = received;
  const [time = '', signature] = String(headers['x-signature']).split(',');
  expect(signature).toBe(`v1=${sign('a secret', Number(time.slice(2)), body)}`);
  expect(JSON.parse(body)).toMatchObject({
    event: 'lead.created',
    lead: { phone: '13800138001', form: 'quick', id: headers['x-lead-id'] },
  });
  expect(await deliveries()).toEqual([{ state: 'sent', attempts: 1, last_failure: '' }]);
});

test('two workers do not send the same lead', async () => {
  await book('13800138002');
  await Promise.all([worker().sendDue(), worker().sendDue()]);

  expect(received).toHaveLength(1);
});

test('a failed delivery is retried with increasing delay', async () => {
  await book('13800138003');
  answer = { status: 500, body: '13800138003' };
  await worker().sendDue();
  const [first] = await service.database.query<{ wait: number }>(
    'select extract(epoch from next_at - now())::int as wait from outbox',
  );
  await makeDue();
  await worker().sendDue();
  const [second] = await service.database.query<{ wait: number }>(
    'select extract(epoch from next_at - now())::int as wait from outbox',
  );

  expect(first?.wait).toBeGreaterThan(20);
  expect(second?.wait).toBeGreaterThan(50);
  expect(await deliveries()).toEqual([{ state: 'waiting', attempts: 2, last_failure: 'HTTP 500' }]);
  expect(service.logLines.join('')).not.toContain('13800138003');
});

test('after the last attempt a lead is on the dead-letter list and can be retried', async () => {
  await book('13800138004');
  answer = { status: 404, body: '' };
  for (let attempt = 0; attempt < maxAttempts; attempt++) {
    await makeDue();
    await worker().sendDue();
  }
  expect(await deliveries()).toEqual([{ state: 'dead', attempts: maxAttempts, last_failure: 'HTTP 404' }]);
  await makeDue();
  expect(await worker().sendDue()).toBe(0);

  answer = { status: 200, body: '' };
  expect(await retryDead(service.database)).toBe(1);
  await worker().sendDue();
  expect(await deliveries()).toEqual([{ state: 'sent', attempts: 1, last_failure: '' }]);
});

test('a redirect is not followed', async () => {
  await book('13800138005');
  answer = { status: 302, body: '' };
  await worker().sendDue();

  expect(await deliveries()).toEqual([expect.objectContaining({ last_failure: 'HTTP 302' })]);
});

test('a WeCom group robot gets a message in which user input cannot become markup', async () => {
  await book('13800138006', '看[这里](http://evil) <@all> **加粗**');
  answer = { status: 200, body: '{"errcode":0,"errmsg":"ok"}' };
  await worker('wecom').sendDue();
  const { msgtype, markdown } = JSON.parse(received[0]?.body ?? '') as {
    msgtype: string;
    markdown: { content: string };
  };

  expect(msgtype).toBe('markdown');
  expect(markdown.content).toContain('> 电话：13800138006');
  expect(markdown.content).not.toMatch(/\]\(|<@all>|\*\*加粗/);
  expect(await deliveries()).toEqual([expect.objectContaining({ state: 'sent' })]);
});

test('a 200 with an error code from a robot is a failed delivery', async () => {
  await book('13800138007');
  answer = { status: 200, body: '{"errcode":93000,"errmsg":"invalid webhook url"}' };
  await worker('wecom').sendDue();

  expect(await deliveries()).toEqual([expect.objectContaining({ state: 'waiting' })]);
});

test('every field that a visitor fills in reaches list, export and both kinds of message', async () => {
  const fields = eachLeadField((key) => (key === 'phone' ? '13800138008' : `${leadFields[key].heading}甲乙丙`));
  await service.post('/ajax/QuickRequirement', fields);
  await service.leads.drain.drained();
  const listed = await listLeads(service.database, { since: '2000-01-01', limit: 10 });
  const [titles = '', row = ''] = writeCsv(listed).trim().split('\r\n');
  await worker().sendDue();
  await service.database.query(`update outbox set state = 'waiting', next_at = now()`);
  await worker('wecom').sendDue();
  const [json = '', message = ''] = received.map(({ body }) => body);

  expect(listed).toEqual([expect.objectContaining(fields)]);
  expect(JSON.parse(json)).toMatchObject({ lead: fields });
  for (const key of leadFieldKeys) {
    expect(row.split(',')[titles.split(',').indexOf(leadFields[key].heading)]).toBe(fields[key]);
    expect(message).toContain(`> ${leadFields[key].heading}：${fields[key]}`);
  }
});
