import fastify from 'fastify';
import { devSection } from './dev-section';

const app = fastify();
afterAll(() => app.close());

let answer: { status: number; body: object };
app.get('/-/section/:name', (_, reply) => reply.code(answer.status).send(answer.body));

async function asked(status: number, body: object) {
  answer = { status, body };
  const origin = app.listeningOrigin;
  return { origin, section: devSection(`${origin}/assets/remotes/mf-help/`, 'mf-help') };
}

const folder = '/assets/remotes/mf-help/1.0.0-h1/client';
const facts = { version: '1.0.0-h1', entry: `${folder}/remoteEntry.js`, integrity: 'sha384-a' };

beforeAll(() => app.listen({ port: 0, host: '127.0.0.1' }));

test('a dev server’s files have addresses on it', async () => {
  const { origin, section } = await asked(200, { ...facts, hashes: [`${folder}/hashes.js`, 'sha384-b'] });
  expect(await section).toEqual({
    version: '1.0.0-h1',
    remote: {
      entry: `${origin}${folder}/remoteEntry.js`,
      integrity: 'sha384-a',
      hashes: [`${origin}${folder}/hashes.js`, 'sha384-b'],
    },
  });
});

test.each([
  'https://evil.example/remoteEntry.js',
  '/assets/remotes/mf-info/1.0.0/client/remoteEntry.js',
  `${folder}/../../../../x.js`,
])('a file at %s is not taken', async (entry) => {
  const { section } = await asked(200, { ...facts, entry });
  await expect(section).rejects.toThrow('is not below');
});

test('one that refuses is told by its status', async () => {
  const { section } = await asked(403, {});
  await expect(section).rejects.toThrow('The dev server answers 403.');
});
