import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { noticesFile } from '@site/tooling/bundle/third-party-notices';
import fastify, { type FastifyInstance } from 'fastify';
import { noticesRoute } from './notices-route';

test('R10.97 the licences that the build collected are served as plain text', async () => {
  const distDir = mkdtempSync(path.join(tmpdir(), 'notices-'));
  writeFileSync(path.join(distDir, noticesFile), 'react 19.0.0 (MIT)\n');
  const app = fastify() as unknown as FastifyInstance;
  noticesRoute(app, { distDir });

  const { statusCode, headers, body } = await app.inject('/third-party-notices.txt');
  expect([statusCode, headers['content-type'], body]).toEqual([
    200,
    'text/plain; charset=utf-8',
    'react 19.0.0 (MIT)\n',
  ]);
  rmSync(distDir, { recursive: true });
});
