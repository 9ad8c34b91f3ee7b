import type { AskedCall } from '@site/shared/contract/gate-report';
import type { ReleaseCall } from '@site/shared/contract/release-manifest';
import type { DataAnswer, DataRequest } from '../../render/pages/worker-messages';
import { judgeCalls } from './call-verdicts';

const data = { type: 'object', required: ['title'], properties: { title: { type: 'string' } } };
const call: ReleaseCall = { name: 'topic', method: 'get', host: 'base', path: '/topic', freshFor: 60, data };
const one: AskedCall = { method: 'get', url: 'host:base/topic?id=1' };
const other: AskedCall = { method: 'get', url: 'host:base/topic?id=2' };

const ok = (body: object, status = 200): DataAnswer => ({ ok: true, status, body });
const down: DataAnswer = { ok: false, code: 'ERR_NETWORK', message: 'connect ECONNREFUSED' };

async function verdictOn(asked: AskedCall[], answer: (request: DataRequest) => DataAnswer) {
  const made: string[] = [];
  const upstream = async (request: DataRequest) => {
    made.push(request.url);
    return answer(request);
  };
  const [judged] = await judgeCalls({ calls: [call] }, () => asked, upstream);
  return { verdict: judged?.verdict, reason: judged?.reason, made };
}

test.each<[string, DataAnswer, string]>([
  ['does not know it', ok({}, 404), 'is answered with status 404'],
  ['fails', ok({}, 500), 'is answered with status 500'],
  ['refuses it', ok({ code: 7, data: { title: '直播' } }), 'is answered with the code 7'],
  ['says less', ok({ code: 0, data: {} }), "is answered in another shape: data must have required property 'title'"],
  ['says other things', ok({ data: { title: 5 } }), 'is answered in another shape: data.title must be string'],
])('a service that %s is refused', async (_what, answer, reason) => {
  expect(await verdictOn([one], () => answer)).toMatchObject({ verdict: 'refused', reason });
});

test.each<[string, DataAnswer, string]>([
  ['does not answer', down, 'The service cannot be asked for base/topic?id=1: connect ECONNREFUSED.'],
  ['is too busy', ok({}, 503), 'The service cannot be asked for base/topic?id=1: it answers 503.'],
])('R13.55 a service that %s says nothing of the release', async (_what, answer, reason) => {
  await expect(verdictOn([one], () => answer)).rejects.toThrow(reason);
});

test('a connection that breaks once is nobody’s fault', async () => {
  let times = 0;
  const answer = () => (times++ === 0 ? down : ok({ data: { title: '直播' } }));
  expect(await verdictOn([one], answer)).toMatchObject({ verdict: 'answered', made: [one.url, one.url] });
});

test('R10.56 one good answer shows that the service knows the call: content may be gone', async () => {
  const answer = ({ url }: DataRequest) => (url === one.url ? ok({ data: {} }) : ok({ data: { title: '直播' } }));
  expect(await verdictOn([one, other], answer)).toEqual({
    verdict: 'answered',
    reason: '',
    made: [one.url, other.url],
  });
});

test('a call that no page made is asked without its fields, and only its absence is held against the service', async () => {
  expect(await verdictOn([], () => ok({}, 400))).toMatchObject({ verdict: 'not judged', made: ['host:base/topic'] });
  expect(await verdictOn([], () => ok({}, 404))).toMatchObject({ verdict: 'refused' });
  await expect(verdictOn([], () => down)).rejects.toThrow('cannot be asked for base/topic');
});

test('attack: a call that a page made as something else than it is declared is not made again, to book nothing', async () => {
  const lead = {
    method: 'post' as const,
    url: 'host:base/ajax/QuickRequirement',
    body: '{}',
    contentType: 'application/json',
  };
  const { verdict, reason, made } = await verdictOn([one, lead], () => ok({ data: { title: '直播' } }));
  expect({ verdict, reason, made }).toEqual({
    verdict: 'refused',
    reason: 'is made otherwise than it is declared: it goes elsewhere',
    made: [],
  });
});

test('attack: a release that declares a booking as a call that reads is refused, and nothing is booked', async () => {
  const made: string[] = [];
  const booking: ReleaseCall = { ...call, method: 'post', path: '/ajax/QuickRequirement' };
  const upstream = async ({ url }: DataRequest) => (made.push(url), ok({ data: { title: '直播' } }));
  const [judged] = await judgeCalls({ calls: [booking] }, () => [], upstream);
  expect([judged?.verdict, made]).toEqual(['refused', []]);
});

test('a schema that cannot be compiled is refused', async () => {
  const broken = { ...call, data: { type: 'nothing' } };
  const [judged] = await judgeCalls(
    { calls: [broken] },
    () => [one],
    async () => ok({ data: {} }),
  );
  expect(judged?.reason).toMatch(/^has no usable schema: /);
});
