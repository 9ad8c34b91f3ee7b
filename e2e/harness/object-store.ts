import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { randomUUID } from 'node:crypto';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { AwsClient } from 'aws4fetch';
import { prepareObjectStore } from '@site/tooling/commands/prepare-object-store';
import { freePort } from '@site/shared/process/free-port';
import { journeyTimeout } from './journey-timeout';
import { waitFor } from './wait';

const host = '127.0.0.1';
const user = { id: 'site', accessKeyId: 'example-id', secretAccessKey: 'example-secret' };

export type ObjectStore = {
  /** Variables with which a process uses the bucket as its store. */
  env: Record<string, string>;
  /** Stops answering and comes back, as a network does; nothing is lost. */
  pause: () => void;
  resume: () => void;
  /** Ends the gateway, which is what answers, and starts it again. */
  restart: () => Promise<void>;
  stop: () => Promise<void>;
};

type Ports = { monitor: number; gateway: number };

/** One monitor, one manager and one object daemon in memory, without keys: the least that a gateway runs on. */
function configuration(folder: string, fsid: string, { monitor, gateway }: Ports): string {
  const roles = ['osd', 'mon', 'mgr', 'rgw'].map((role) => `${role} data = ${folder}/${role}`);
  return [
    '[global]',
    `fsid = ${fsid}`,
    ...['cluster', 'service', 'client'].map((name) => `auth ${name} required = none`),
    `mon host = v1:${host}:${monitor}`,
    'osd pool default size = 1',
    'osd pool default min size = 1',
    'osd pool default pg num = 4',
    'osd pool default pgp num = 4',
    'osd crush chooseleaf type = 0',
    'osd objectstore = memstore',
    'memstore device bytes = 1073741824',
    'osd journal size = 100',
    'mon allow pool size one = true',
    'mon warn on pool no redundancy = false',
    'ms bind msgr2 = false',
    `public addr = ${host}`,
    `cluster addr = ${host}`,
    `run dir = ${folder}/run`,
    `admin socket = ${folder}/run/$name.asok`,
    `log file = ${folder}/$name.log`,
    `pid file = ${folder}/run/$name.pid`,
    'mgr initial modules =',
    ...roles,
    '[client.rgw]',
    `rgw frontends = beast endpoint=${host}:${gateway}`,
    '',
  ].join('\n');
}

/** The programs of one cluster; what fails says which and why. */
class Cluster {
  private readonly children: ChildProcess[] = [];
  readonly env: NodeJS.ProcessEnv;

  constructor(readonly folder: string) {
    this.env = { ...process.env, CEPH_CONF: path.join(folder, 'ceph.conf') };
  }

  run(program: string, ...args: string[]): void {
    const fault = this.faultOf(program, args);
    if (fault) throw new Error(fault);
  }

  /** For what the monitor refuses until it has elected itself. */
  async runOnceTaken(program: string, ...args: string[]): Promise<void> {
    let fault: string | undefined;
    const isTaken = async () => (fault = this.faultOf(program, args)) === undefined;
    await waitFor('the monitor takes a command', isTaken).catch((error: Error) => {
      throw new Error(fault ?? error.message, { cause: error });
    });
  }

  private faultOf(program: string, args: string[]): string | undefined {
    const { status, stderr } = spawnSync(program, args, { env: this.env, encoding: 'utf8', timeout: journeyTimeout });
    return status === 0 ? undefined : `${program} ${args[0] ?? ''} failed: ${stderr?.trim().split('\n').pop()}`;
  }

  start(program: string, ...args: string[]): ChildProcess {
    const child = spawn(program, [...args, '-f'], { env: this.env, stdio: 'ignore' });
    this.children.push(child);
    return child;
  }

  signal(signal: NodeJS.Signals): void {
    for (const child of this.children) child.kill(signal);
  }

  async stop(): Promise<void> {
    const running = this.children.filter(({ exitCode, signalCode }) => exitCode === null && signalCode === null);
    const ended = running.map((child) => new Promise((done) => child.once('exit', done)));
    this.signal('SIGKILL');
    await Promise.all(ended);
    rmSync(this.folder, { recursive: true, force: true });
  }
}

function startGateway(cluster: Cluster): ChildProcess {
  return cluster.start('radosgw', '-n', 'client.rgw');
}

/** Gives the gateway. */
async function startDaemons(cluster: Cluster, fsid: string, { monitor }: Ports): Promise<ChildProcess> {
  const { folder } = cluster;
  cluster.run('monmaptool', '--create', '--fsid', fsid, '--addv', 'a', `[v1:${host}:${monitor}]`, `${folder}/monmap`);
  cluster.run('ceph-mon', '--mkfs', '-i', 'a', '--monmap', `${folder}/monmap`);
  cluster.start('ceph-mon', '-i', 'a');
  await cluster.runOnceTaken('ceph', 'osd', 'create');
  cluster.start('ceph-mgr', '-i', 'x');
  cluster.run('ceph-osd', '-i', '0', '--mkfs', '--osd-uuid', randomUUID());
  cluster.start('ceph-osd', '-i', '0');
  await cluster.runOnceTaken('ceph', 'osd', 'crush', 'add', 'osd.0', '1.0', 'root=default', 'host=a');
  return startGateway(cluster);
}

function gatewayAnswers(origin: string): Promise<unknown> {
  const answers = () =>
    fetch(origin).then(
      ({ ok }) => ok,
      () => false,
    );
  return waitFor('the gateway answers', answers);
}

async function createBucket(cluster: Cluster, origin: string, bucket: string): Promise<void> {
  await gatewayAnswers(origin);
  const { id, accessKeyId, secretAccessKey } = user;
  const keys = [`--access-key=${accessKeyId}`, `--secret-key=${secretAccessKey}`];
  cluster.run('radosgw-admin', '-n', 'client.rgw', 'user', 'create', `--uid=${id}`, '--display-name=site', ...keys);
  const client = new AwsClient({ accessKeyId, secretAccessKey, service: 's3', region: 'us-east-1' });
  const { status } = await client.fetch(`${origin}/${bucket}`, { method: 'PUT' });
  if (status !== 200) throw new Error(`The bucket ${bucket} was not created: status ${status}.`);
}

/** Starts Ceph's RADOS gateway with an empty bucket, about 20 s; installs it as root on Debian. */
export async function startObjectStore(bucket = 'site'): Promise<ObjectStore> {
  prepareObjectStore();
  const folder = mkdtempSync(path.join(tmpdir(), 'objects-'));
  for (const name of ['run', 'osd', 'mon', 'mgr', 'rgw']) mkdirSync(path.join(folder, name));
  const ports = { monitor: await freePort(), gateway: await freePort() };
  const fsid = randomUUID();
  writeFileSync(path.join(folder, 'ceph.conf'), configuration(folder, fsid, ports));
  const cluster = new Cluster(folder);
  const origin = `http://${host}:${ports.gateway}`;
  let gateway: ChildProcess | undefined;
  const restart = async () => {
    const ended = new Promise((done) => gateway?.once('exit', done));
    gateway?.kill('SIGTERM');
    await ended;
    gateway = startGateway(cluster);
    await gatewayAnswers(origin);
  };
  try {
    gateway = await startDaemons(cluster, fsid, ports);
    await createBucket(cluster, origin, bucket);
  } catch (error) {
    await cluster.stop();
    throw error;
  }
  return {
    env: {
      ASSET_STORE: `s3://${bucket}`,
      S3_ENDPOINT: origin,
      AWS_ACCESS_KEY_ID: user.accessKeyId,
      AWS_SECRET_ACCESS_KEY: user.secretAccessKey,
    },
    pause: () => cluster.signal('SIGSTOP'),
    resume: () => cluster.signal('SIGCONT'),
    restart,
    stop: () => cluster.stop(),
  };
}
