import type { ReleaseManifest, ReleaseRoute } from '@site/shared/contract/release-manifest';
import { ProcessEnded } from '../../render/processes/pending-renders';
import { shellRow } from '../../render/processes/section-input';
import { type SetPool, SectionsRefused } from '../../render/processes/set-pool';
import type { RenderAnswer, RenderRequest } from '../../render/pages/worker-messages';

/** Remote → why it cannot be used. */
export type Faults = Record<string, string>;

/** What a page threw, whole: the reason of a refusal has its first line alone. */
export type FailedPage = { address: string; fault: string };

type Tell = (page: FailedPage) => void;

/** An address that the shell serves itself and that needs no data. */
const shellPage = '/home/404';

/** An address of the pattern that needs no id; undefined where one is required. */
export function sampleAddress({ path: pattern }: Pick<ReleaseRoute, 'path'>): string | undefined {
  const address = pattern.replace(/\/:[^/]+\?/g, '');
  return address.includes(':') ? undefined : address || '/';
}

export function trialRequest(address: string): RenderRequest {
  return { address, friendLinks: [], marketMenu: [], reference: 'trial' };
}

/** Missing data (503) is not a fault of the release: the service may be down. */
export function faultIn({ status, fault }: RenderAnswer): string | undefined {
  if (status < 500 || status === 503) return undefined;
  return `fails to render: ${fault?.split('\n')[0] ?? `status ${status}`}`;
}

/** @throws {Error} when the set cannot render a page of the shell itself */
async function renderShellPage(pool: SetPool): Promise<void> {
  const { status, fault } = await pool.render(trialRequest(shellPage), { id: 'home-404', remote: shellRow });
  if (status !== 404 || fault) throw new Error(`the trial of ${shellPage} answered ${status}: ${fault ?? ''}`);
}

/** Renders the first page of a section that needs no id. */
async function faultOf(pool: SetPool, { name, routes }: ReleaseManifest, tell: Tell): Promise<string | undefined> {
  const route = routes.find((one) => sampleAddress(one) !== undefined);
  if (!route) return undefined;
  const address = sampleAddress(route) ?? '';
  try {
    const answer = await pool.render(trialRequest(address), { id: route.id, remote: name });
    const fault = faultIn(answer);
    if (fault && answer.fault) tell({ address, fault: answer.fault });
    return fault && `${address} ${fault}`;
  } catch (error) {
    if (error instanceof ProcessEnded) return `${address} ends its process: ${error.message}`;
    throw error;
  }
}

/**
 * Loads a set and renders one page of each release that is new here.
 * @returns the sections that cannot be used; empty when the set may go live
 * @throws {Error} when it is not a section that fails
 */
export async function trySections(
  pool: SetPool,
  fresh: readonly ReleaseManifest[],
  tell: Tell = () => undefined,
): Promise<Faults> {
  try {
    await pool.ready;
  } catch (error) {
    if (error instanceof SectionsRefused) return error.sections;
    throw error;
  }
  await renderShellPage(pool);
  const faults = await Promise.all(fresh.map(async (one) => [one.name, await faultOf(pool, one, tell)] as const));
  return Object.fromEntries(faults.filter((found): found is readonly [string, string] => found[1] !== undefined));
}
