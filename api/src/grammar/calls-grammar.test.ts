import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { type AnyCall, isContentCall } from '@site/shared/calls/call';
import { Problem } from '@site/shared/contract/common';
import type { TSchema } from '@sinclair/typebox';
import Ajv from 'ajv';
import fc from 'fast-check';
import { fieldsOf } from '../testing/call-fields';
import { type HostileRequest, requestsOf } from '../testing/call-grammar';
import { grammarRun, grammarTimeout } from '../testing/config';
import { everyCall } from '../testing/every-call';
import { brokenEncodings, extremeNumbers, onTheWire, punctuation } from '../testing/grammar';
import { type TestService, startTestService } from '../testing/test-service';

const ajv = new Ajv({ strict: false });
const han = /\p{Script=Han}/u;

let service: TestService;
let calls: AnyCall[];

beforeAll(async () => {
  service = await startTestService();
  calls = await everyCall(service.app);
});

afterAll(() => service.close());

jest.setTimeout(grammarTimeout);

function validate(schema: TSchema, body: unknown, request: HostileRequest): void {
  const check = ajv.compile(schema);
  if (!check(body)) throw new Error(`${request.url.slice(0, 200)}: ${ajv.errorsText(check.errors)}`);
}

/** The calls of a path: three share one, and any of their answers is right there. */
function answersOf(path: string): AnyCall[] {
  return calls.filter((call) => call.path === path);
}

let asked = 0;

/** Each from a network of its own, so that the calls are asked and not their limits. */
function fromElsewhere(request: HostileRequest): HostileRequest {
  asked++;
  const address = `10.${(asked >> 16) & 255}.${(asked >> 8) & 255}.${asked & 255}`;
  return { ...request, headers: { ...request.headers, 'x-forwarded-for': address } };
}

/** No failure, an answer of the call's shape, or a refusal in words for visitors. */
async function ask(request: HostileRequest): Promise<number> {
  const response = await service.app.inject(fromElsewhere(request));
  const status = response.statusCode;
  if (status >= 500) throw new Error(`${status} ${response.body}`);
  const body: { msg: string } = response.json();
  const meant = answersOf(request.url.split('?')[0] ?? '');
  if (status < 300) {
    const fits = meant.some(({ answer }) => ajv.validate(answer, body));
    if (!fits) meant.forEach(({ answer }) => validate(answer, body, request));
  } else {
    validate(meant.find((call) => !isContentCall(call))?.answer ?? Problem, body, request);
    if (!han.test(body.msg)) throw new Error(`${status} says “${body.msg}”`);
  }
  return status;
}

const numbers = [...extremeNumbers.map(onTheWire), ...brokenEncodings];
const texts = ['', 'Wi', '直'].flatMap((word) => punctuation.map((mark) => onTheWire(`${word}${mark}${word}`)));

test('every parameter of every call is refused or answered with any punctuation, number and encoding', async () => {
  for (const call of calls) {
    for (const [name, { type }] of fieldsOf(call)) {
      const values = type === 'integer' ? numbers : [...texts, ...numbers];
      for (const value of values) await ask(placed(call, `${name}=${value}`));
    }
  }
});

/** The request with these parameters at the place where the call takes them. */
function placed(call: AnyCall, parameters: string): HostileRequest {
  if (call.method === 'get') return { method: 'GET', url: `${call.path}?${parameters}` };
  const headers = { 'content-type': 'application/x-www-form-urlencoded' };
  return { method: 'POST', url: call.path, payload: parameters, headers };
}

test('requests of an adversary’s grammar are refused or answered by every call', async () => {
  const counted = new Map<number, number>();
  for (const call of calls) {
    const property = fc.asyncProperty(requestsOf(call), async (request) => {
      const status = await ask(request);
      counted.set(status, (counted.get(status) ?? 0) + 1);
    });
    await fc.assert(property, grammarRun);
  }
  const healthy = await service.operate('/-/ready');

  expect(healthy.status).toBe(200);
  // A grammar of which nothing gets past validation would prove nothing.
  expect(counted.get(200)).toBeGreaterThan(calls.length);
  expect(counted.get(400)).toBeGreaterThan(calls.length);
  expect(service.logLines.filter((line) => line.includes('"level":"error"'))).toEqual([]);
});

test('every lead that was acknowledged under that grammar can be stored', async () => {
  await service.leads.drain.drained();

  expect(existsSync(join(service.folder, 'leads-refused.log'))).toBe(false);
});
