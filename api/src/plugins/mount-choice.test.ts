import { defineCall } from '@site/shared/calls/call';
import { Type } from '@sinclair/typebox';
import Fastify, { type FastifyInstance } from 'fastify';
import { answerErrors } from './errors';
import { choice, mountChoice } from './mount-choice';

const path = '/liveajax/Choose';
const answer = Type.Object({ code: Type.Integer(), msg: Type.String(), data: Type.Object({ chosen: Type.String() }) });
const described = { summary: 'A choice.', tag: 'test', method: 'post', host: 'live', path, answer } as const;
const both = defineCall({
  ...described,
  name: 'both',
  request: Type.Object({ place: Type.String(), day: Type.String() }),
});
const one = defineCall({ ...described, name: 'one', request: Type.Object({ place: Type.String() }) });

let app: FastifyInstance;

beforeAll(() => {
  app = Fastify();
  answerErrors(app);
  mountChoice(
    app,
    [choice(both, async () => ({ chosen: 'both' })), choice(one, async () => ({ chosen: 'one' }))],
    '请提供 place',
  );
});

afterAll(() => app.close());

test.each([
  [{ place: '上海', day: '周一' }, 200, 'both'],
  [{ place: '上海' }, 200, 'one'],
  [{ day: '周一' }, 400, '请提供 place'],
  [{}, 400, '请提供 place'],
])('%j is answered by the first call that has all that it needs', async (payload, status, text) => {
  const response = await app.inject({ method: 'POST', url: path, payload });

  expect(response.statusCode).toBe(status);
  expect(response.body).toContain(text);
});
