import { expectNothing } from './expect-nothing';
import { readTracked, trackedFiles } from './tracked-files';

// Law: what browsers ask the service goes through `http` or, before the application, through `askPlainly`: both give a request up after
// 10 s and tell the log of one that failed (R7.2, R7.3, R7.6). A file that names a call and fetches by itself does neither.

const browserCode =
  /^(?:shell\/src\/(?:client|chrome)\/|shared\/src\/(?:forms|http|page|parts|store|tracking|ui)\/|mf-[a-z]+\/src\/)/;
const files = trackedFiles.filter(
  (file) => browserCode.test(file) && /\.tsx?$/.test(file) && !/\.test\.tsx?$/.test(file),
);

const fetches = /(?<![\w.])(?:window\.)?fetch\(/;
const namesCall = /from '(?:@site\/shared|[./]+)\/calls\/(?!call')([\w-]+)/g;

/** The report of a failure is told to nobody, nor is an event of statistics, most of which are beacons without an answer. */
const untold = ['log-collect', 'track-event'];

function isBare(text: string): boolean {
  const calls = [...text.matchAll(namesCall)].map(([, name]) => name ?? '');
  return fetches.test(text) && calls.some((name) => !untold.includes(name));
}

test('R7.2 R7.3 R7.6 no browser code asks the service by itself, without a limit and without a word to the log', () => {
  expect(files.length).toBeGreaterThan(300);
  expect(isBare("import { readX } from '@site/shared/calls/x';\nfetch(readX.path);")).toBe(true);
  expect(isBare("import { readX } from '../../calls/x.call';\nawait window.fetch(readX.path);")).toBe(true);
  expect(isBare("import { defaultTimeout } from '../calls/call';\nfetch(url);")).toBe(false);
  expectNothing(
    files.filter((file) => isBare(readTracked(file))),
    'use `http.send`, or `askPlainly` (shared/src/http/plain-request.ts) in what works before the application.',
  );
});
