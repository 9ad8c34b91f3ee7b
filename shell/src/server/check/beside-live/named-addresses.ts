import { mediaAddress } from '@site/shared/contract/media-index';
import { Agent, request } from 'undici';
import { discoveryAddresses } from '../../discovery/discovery-routes';
import { iconAddresses } from '../../discovery/icon-routes';
import { assetsPath } from '../../releases/asset-head';
import type { Candidate } from '../candidate';
import { renderIn } from '../render-in';
import type { IsThere } from './dead-names';

/** Calls, and what the shell answers itself. */
const noPage = /^\/(?:-|ajax|liveajax|open|v1|VZApi|VZCollege|VZlive)\//;
const missing = new Set([404, 410]);
const shellFiles = new Set([...discoveryAddresses, ...iconAddresses]);

/** Only a host that says so lacks a file; one that does not answer says nothing. */
async function isAtHost(address: string, dispatcher: Agent): Promise<boolean> {
  try {
    const { statusCode, body } = await request(address, { method: 'HEAD', dispatcher });
    await body.dump();
    return !missing.has(statusCode);
  } catch {
    return true;
  }
}

/** A page of an id that nobody knows is none. One that fails is another fault than a dead link. */
async function isPage({ live, extras }: Candidate, path: string): Promise<boolean> {
  const found = live.table.find(path);
  if (found.kind !== 'page') return found.kind === 'respell';
  const { route } = found.match;
  if (!route.path.includes(':') || route.remote === 'shell') return true;
  const answer = await renderIn(live, extras, route, path).catch(() => undefined);
  return answer === undefined || !missing.has(answer.status);
}

function lookUp(candidate: Candidate, host: Agent, path: string): Promise<boolean> {
  if (path.startsWith(assetsPath)) return candidate.files.read(path.slice(assetsPath.length)).then(Boolean);
  if (path.startsWith(mediaAddress)) return isAtHost(candidate.config.hosts.base + path, host);
  if (noPage.test(path) || shellFiles.has(path)) return Promise.resolve(true);
  return isPage(candidate, path.replace(/\.md$/, ''));
}

/** Whether what pages of a candidate name is there, each path looked up once. */
export function namedAddresses(candidate: Candidate): IsThere {
  const known = new Map<string, Promise<boolean>>();
  // Its connections end with the check, which is a process of its own.
  const host = new Agent(candidate.upstreams.agentOptions);
  return (path) => {
    const found = known.get(path) ?? lookUp(candidate, host, path);
    known.set(path, found);
    return found;
  };
}
