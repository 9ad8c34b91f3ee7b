import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { repositoryRoot } from '@site/shared/repository/workspaces';

/** As the how-to writes them, in the folder where it is followed. */
const written = ['leads.key', 'night-shift.pem', '.keys/development-promote.pem', 'deploy/private/help.pem'];

test('no private key that a command writes into the checkout is offered for a commit', () => {
  const ignored = execFileSync('git', ['check-ignore', ...written], { cwd: repositoryRoot, encoding: 'utf8' });
  expect(ignored.trim().split('\n')).toEqual(written);
});

test('nor goes into an image', () => {
  const kept = readFileSync(path.join(repositoryRoot, '.dockerignore'), 'utf8').split('\n');
  expect(kept).toEqual(expect.arrayContaining(['**/*.key', '**/*.pem']));
});
