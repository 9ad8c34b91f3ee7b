import { callKey, KnownCalls } from './known-calls';
import type { DataAnswer, RenderAnswer, RenderRequest, WorkerCall } from '../pages/worker-messages';

const call: WorkerCall = { remote: 'mf-help', call: 'tree', method: 'get', url: 'host:cms/v1/tree', timeout: 800 };
const other: WorkerCall = { ...call, call: 'article', url: 'host:cms/v1/article?id=1' };
const request: RenderRequest = { address: '/help', friendLinks: [], marketMenu: [], reference: 'one' };
const answerWith = (asked?: readonly WorkerCall[]) =>
  ({ status: 200, html: '', ...(asked && { asked }) }) as RenderAnswer;

function setUp() {
  const stored = new Map<string, DataAnswer>();
  const calls = new KnownCalls((one) => stored.get(one.url));
  return { calls, stored };
}

test('what a page asked for and is at hand travels with its next render, and with no other page', () => {
  const { calls, stored } = setUp();
  const answer: DataAnswer = { ok: true, status: 200, body: { data: 1 } };
  stored.set(call.url, answer);
  expect(calls.equip(request)).toBe(request);
  calls.note(request, answerWith([call, other]));

  expect(calls.equip(request)).toEqual({ ...request, given: [[callKey(call), answer]] });
  expect(calls.equip({ ...request, address: '/help/2' }).given).toBeUndefined();
});

test('a page that asks for something else is given that the next time', () => {
  const { calls, stored } = setUp();
  for (const { url } of [call, other]) stored.set(url, { ok: true, status: 200, body: {} });
  calls.note(request, answerWith([call]));
  calls.note(request, answerWith());
  expect(calls.equip(request).given?.map(([key]) => key)).toEqual([callKey(call)]);
  calls.note(request, answerWith([other]));
  expect(calls.equip(request).given?.map(([key]) => key)).toEqual([callKey(other)]);
});

test('what a page asks with a great deal is not kept', () => {
  const { calls, stored } = setUp();
  const large = { ...call, body: 'x'.repeat(70_000) };
  stored.set(large.url, { ok: true, status: 200, body: {} });
  calls.note(request, answerWith([large]));
  expect(calls.equip(request)).toBe(request);
});
