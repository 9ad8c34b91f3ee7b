import type { FullConfig } from '@playwright/test';
import { startComposed } from './start-composed';
import { startShells } from './start-shells';
import type { Shape, ShapedSite } from './shape';

const start: Record<Shape, () => Promise<ShapedSite>> = { shells: startShells, compose: startComposed };

/** One site of a shape for all workers. Gives what ends it. */
export async function shapedSetup(shape: Shape, { workers }: FullConfig): Promise<() => Promise<void>> {
  const site = await start[shape]();
  process.env.E2E_ORIGIN = site.origin;
  process.env.E2E_API_DATA = site.apiData;
  for (let worker = 0; worker < workers; worker += 1) process.env[`E2E_API_${worker}`] = site.calls;
  return site.stop;
}
