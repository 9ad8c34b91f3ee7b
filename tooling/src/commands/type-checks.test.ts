/** @jest-environment node */
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { HotEvent } from '../hot/hot-release';
import { SectionFaults } from './section-faults';
import { TypeChecks } from './type-checks';

const root = mkdtempSync(path.join(tmpdir(), 'types-'));
const source = path.join(root, 'mf-words/src/page.ts');

afterAll(() => rmSync(root, { recursive: true, force: true }));

/** Saves the page and gives the next event that the pages are told. */
function nextEvent(checks: TypeChecks, heard: (listener: (event: HotEvent) => void) => void, text: string) {
  return new Promise<HotEvent>((done) => {
    heard(done);
    writeFileSync(source, text);
    checks.add('mf-words');
  });
}

test('R11.4 a type error is told in terminal and pages with file and line, and once it fits again that is told', async () => {
  mkdirSync(path.dirname(source), { recursive: true });
  const settings = {
    compilerOptions: { composite: true, strict: true, outDir: '.types', types: [] },
    include: ['src'],
  };
  writeFileSync(path.join(root, 'mf-words/tsconfig.json'), JSON.stringify(settings));
  let listener: (event: HotEvent) => void = () => undefined;
  const printed = jest.spyOn(console, 'error').mockImplementation(() => undefined);
  const said = jest.spyOn(console, 'log').mockImplementation(() => undefined);
  const checks = new TypeChecks(new SectionFaults({ send: (event) => listener(event) }), root);
  const heard = (next: (event: HotEvent) => void) => {
    listener = next;
  };

  const fault = await nextEvent(checks, heard, "export const one = 1;\nexport const two: number = 'two';\n");
  expect(fault).toMatchObject({ kind: 'fault', section: 'mf-words', about: 'types' });
  expect(printed.mock.calls.join('\n')).toMatch(
    /mf-words has type errors; it runs all the same\.\s+mf-words\/src\/page\.ts\(2,14\): error TS2322/,
  );

  const mended = await nextEvent(checks, heard, 'export const one = 1;\nexport const two: number = 2;\n');
  expect(mended).toEqual({ kind: 'mended', section: 'mf-words', about: 'types' });
  checks.stop();
  printed.mockRestore();
  said.mockRestore();
});
