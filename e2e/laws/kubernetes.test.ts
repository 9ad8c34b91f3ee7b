import { readS3Place } from '@site/release/store/s3/s3-place';
import { clusterSettings, compose, containers, deployText, havingKey, production, resources } from './deploy-files';
import { expectNothing } from './expect-nothing';

type Service = {
  metadata: { name: string };
  spec: { clusterIP?: string; selector: { app: string }; sessionAffinity?: string; ports: { port: number }[] };
};

const servicesOf = (app: string) =>
  (resources() as unknown as (Service & { kind: string })[]).filter(
    ({ kind, spec }) => kind === 'Service' && spec.selector.app === app,
  );

test('R11.42 nginx asks for every shell that is ready, and shares visitors out itself', () => {
  const shells = servicesOf('shell');
  expect(shells.length).toBeGreaterThan(0);
  // One address for all would choose by who connects, which is nginx.
  for (const { spec } of shells) expect([spec.clusterIP, spec.sessionAffinity]).toEqual(['None', undefined]);

  const text = deployText('kubernetes/production/shells.conf');
  const [, name, namespace, port, parameters] =
    /^server ([a-z-]+)\.([a-z-]+)\.svc\.cluster\.local:(\d+) (.*);$/m.exec(text) ?? [];
  const asked = shells.find(({ metadata }) => metadata.name === name);
  expect(asked?.spec.ports.map((one) => one.port)).toEqual([Number(port)]);
  expect(namespace).toBe(production().namespace);
  expect(parameters?.split(' ')).toEqual(['resolve', 'max_fails=1', 'fail_timeout=1s']);
  // Points of a consistent hash are made of names, of which there is one here.
  expect(text).toMatch(/^hash \$remote_addr;$/m);
});

test.each(['kubernetes/production/shells.conf', 'nginx/shells.conf'])(
  'R11.42 %s has names asked for again, by an nginx that can',
  (file) => {
    const text = deployText(file);
    const servers = text.match(/^server .*$/gm) ?? [];
    expectNothing(
      servers.filter((line) => !/ resolve /.test(line)),
      'edit deploy/kubernetes: add `resolve` to the server’s line.',
    );
    expect(text).toMatch(/^resolver \S+ valid=\d+s;$/m);
    expect(deployText('nginx/site.conf')).toMatch(/upstream shells \{\n {2}zone \w+ \d+k;\n {2}include shells\.conf;/);
    // Free of charge since 1.27.3.
    const [, minor] = /^nginx:1\.(\d+)-alpine@/.exec(String(compose().services.nginx?.image)) ?? [];
    expect(Number(minor)).toBeGreaterThanOrEqual(28);
  },
);

test('R11.42 releases lie in a bucket, which shells may only read and whoever releases may write to', () => {
  const { ASSET_STORE = '' } = clusterSettings();
  expect(readS3Place(ASSET_STORE, clusterSettings()).bucketUrl).toMatch(/^https:/);
  expectNothing(
    resources().filter(({ kind }) => kind === 'PersistentVolumeClaim'),
    'edit deploy/kubernetes: releases lie in a bucket, so no claim is needed.',
  );
  const secretsOf = (name: string) =>
    containers()
      .filter((one) => one.name === name)
      .flatMap(({ env = [] }) => env.filter((one) => one.name.startsWith('AWS_')))
      .map(({ valueFrom }) => valueFrom?.secretKeyRef.name);
  expect([secretsOf('shell'), secretsOf('release')]).toEqual([
    ['bucket-reader', 'bucket-reader'],
    ['bucket-writer', 'bucket-writer'],
  ]);
});

test('R11.42 who releases is let in to shells and api, by the label that the policies name', () => {
  const labels = havingKey(resources(), 'template').map(({ template }) => havingKey(template, 'app')[0]?.app);
  const admitted = havingKey(resources(), 'podSelector').flatMap(({ podSelector }) => havingKey(podSelector, 'app'));
  expect(labels).toContain('release');
  expectNothing(
    admitted.map(({ app }) => app).filter((app) => !labels.includes(app)),
    'edit deploy/kubernetes: give the job the label that the policy names.',
  );
  expect(admitted.filter(({ app }) => app === 'release')).toHaveLength(2);
});

test('R11.42 every image is named by digest, and every secret is one that the way to a first release makes', () => {
  const images = new Map(production().images.map(({ name, digest }) => [name, digest]));
  for (const { image } of containers())
    expect([image, images.get(image)]).toEqual([image, expect.stringMatching(/^sha256:/)]);
  const secrets = [
    ...havingKey(resources(), 'secretKeyRef').map(({ secretKeyRef }) => (secretKeyRef as { name: string }).name),
    ...havingKey(resources(), 'secretName').map(({ secretName }) => String(secretName)),
  ];
  const made = [...deployText('README.md').matchAll(/create secret (?:tls|generic) (\S+)/g)].map(([, name]) => name);
  expect([...new Set(secrets)].sort()).toEqual(made.sort());
});
