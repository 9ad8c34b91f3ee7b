import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { repositoryRoot } from '@site/shared/build/workspaces';
import { parse, parseAllDocuments } from 'yaml';

const folder = path.join(repositoryRoot, 'deploy');

export type Resource = { apiVersion: string; kind: string; metadata?: { name: string }; [part: string]: unknown };
export type ComposeService = { environment?: Record<string, string>; env_file?: string; [part: string]: unknown };
export type Compose = {
  name: string;
  services: Record<string, ComposeService>;
  secrets: object;
  volumes: object;
  networks: object;
};

export function deployText(file: string): string {
  return readFileSync(path.join(folder, file), 'utf8');
}

/** Files below deploy/ whose name ends so. */
export function deployFiles(end: string): string[] {
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith(end))
    .sort();
}

export function compose(): Compose {
  return parse(deployText('compose.yaml'), { merge: true }) as Compose;
}

/** Everything that Kubernetes is told, in every folder for it, kustomizations aside. */
export function resources(): Resource[] {
  const files = deployFiles('.yaml').filter((name) => /^kubernetes\/.*(?<!\/kustomization\.yaml)$/.test(name));
  return files.flatMap((name) => parseAllDocuments(deployText(name)).map((document) => document.toJS() as Resource));
}

export type Kustomization = {
  namespace: string;
  configMapGenerator: { name: string; literals?: string[] }[];
  images: { name: string; digest?: string }[];
};

export function production(): Kustomization {
  return parse(deployText('kubernetes/production/kustomization.yaml')) as Kustomization;
}

/** What a production on Kubernetes says of itself, by the names of variables. */
export function clusterSettings(): Record<string, string> {
  const { literals = [] } = production().configMapGenerator.find(({ name }) => name === 'settings') ?? {};
  return Object.fromEntries(literals.map((line) => line.split(/=(.*)/s).slice(0, 2) as [string, string]));
}

/** Every object somewhere in a value that has this key. */
export function havingKey(value: unknown, key: string): Record<string, unknown>[] {
  if (typeof value !== 'object' || value === null) return [];
  const own = key in value ? [value as Record<string, unknown>] : [];
  return [...own, ...Object.values(value).flatMap((part) => havingKey(part, key))];
}

export type Container = {
  name: string;
  image: string;
  env?: { name: string; value?: string; valueFrom?: { secretKeyRef: { name: string; key: string } } }[];
  ports?: { name: string; containerPort: number }[];
  securityContext: Record<string, unknown>;
  lifecycle?: { preStop?: unknown };
} & Record<`${'startup' | 'readiness' | 'liveness'}Probe`, { httpGet?: { path: string; port: string } } | undefined>;

export function containers(): Container[] {
  return havingKey(resources(), 'containers').flatMap(({ containers: list }) => list as Container[]);
}
