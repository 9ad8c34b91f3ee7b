import { readFileSync } from 'node:fs';
import path from 'node:path';
import Ajv from 'ajv';
import { lockfileOf } from './release-origin';
import { sbomOf } from './sbom';
import { repositoryRoot } from '@site/shared/repository/workspaces';

const library = path.dirname(require.resolve('@cyclonedx/cyclonedx-library/package.json'));
const schemaOf = (name: string) =>
  JSON.parse(readFileSync(path.join(library, `res/schema/${name}.SNAPSHOT.schema.json`), 'utf8')) as object;

type Sbom = {
  components: { 'bom-ref': string; purl?: string; scope: string; hashes?: { content: string }[] }[];
  dependencies: { ref: string; dependsOn?: string[] }[];
};

function lockfileWith(packages: Record<string, object>): string {
  return JSON.stringify({ lockfileVersion: 3, packages: { '': { name: 'site', version: '1.0.0' }, ...packages } });
}

test('the packages of this repository are a document of CycloneDX 1.6 with address, hash and licence of each', () => {
  const ajv = new Ajv({ strict: false, validateFormats: false, logger: false });
  for (const name of ['spdx', 'jsf-0.82'])
    ajv.addSchema(schemaOf(name), `http://cyclonedx.org/schema/${name}.SNAPSHOT.schema.json`);
  const sbom = JSON.parse(sbomOf(lockfileOf(repositoryRoot) ?? '')) as Sbom;
  // The schema compares every two of a list: of all of them for a dozen seconds.
  const some = { components: sbom.components.slice(0, 80), dependencies: sbom.dependencies.slice(0, 80) };
  ajv.validate(schemaOf('bom-1.6'), { ...sbom, ...some });

  expect(ajv.errors).toBeNull();
  const installed = sbom.components.filter(({ purl }) => purl);
  expect(installed.length).toBeGreaterThan(500);
  for (const { purl, hashes } of installed)
    expect([purl, hashes?.[0]?.content]).toEqual([purl, expect.stringMatching(/^[0-9a-f]{40,128}$/)]);
  expect(sbom.dependencies.find(({ ref }) => ref === 'mf-help')?.dependsOn).toContain('node_modules/react');
});

test('equal lockfiles give equal bytes, whatever the order of their packages; another version gives others', () => {
  const one = { version: '1.0.0', license: 'MIT', dependencies: { two: '^2.0.0' } };
  const two = { version: '2.0.0', license: 'MIT OR Apache-2.0' };
  const text = sbomOf(lockfileWith({ 'node_modules/one': one, 'node_modules/two': two }));

  expect(sbomOf(lockfileWith({ 'node_modules/two': two, 'node_modules/one': one }))).toBe(text);
  expect(sbomOf(lockfileWith({ 'node_modules/one': one, 'node_modules/two': { ...two, version: '2.0.1' } }))).not.toBe(
    text,
  );
  expect(text).not.toMatch(/serialNumber|timestamp|"tools"/);
});

test('a package is linked to the copy that Node would load for it, through links and names of another package', () => {
  const { components, dependencies } = JSON.parse(
    sbomOf(
      lockfileWith({
        'mf-help': { version: '1.0.0', dependencies: { '@site/shared': 'file:../shared', a: '1' } },
        shared: { dependencies: { a: '2' } },
        'node_modules/@site/shared': { resolved: 'shared', link: true },
        'node_modules/a': { version: '2.0.0' },
        'mf-help/node_modules/a': { version: '1.0.0', optional: true },
        'node_modules/typescript': { name: '@typescript/typescript6', version: '6.0.2', dev: true },
      }),
    ),
  ) as Sbom;
  const of = (ref: string) => dependencies.find((one) => one.ref === ref)?.dependsOn;

  expect(of('mf-help')).toEqual(['mf-help/node_modules/a', 'shared']);
  expect(of('shared')).toEqual(['node_modules/a']);
  expect(components.map(({ purl, scope }) => [purl, scope])).toEqual(
    expect.arrayContaining([
      ['pkg:npm/%40typescript/typescript6@6.0.2', 'excluded'],
      ['pkg:npm/a@1.0.0', 'optional'],
      ['pkg:npm/a@2.0.0', 'required'],
    ]),
  );
  expect(components.filter((one) => one['bom-ref'].startsWith('node_modules/@site'))).toEqual([]);
});
