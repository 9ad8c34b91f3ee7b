import type { FullConfig } from '@playwright/test';
import { wantedShape } from './shapes/shape';
import { shapedSetup } from './shapes/shaped-setup';
import { publishTemplate } from './site-template';
import { prepareApiData, startTestApi } from './test-api';
import { openTitles } from './title-owners';

/** An api for each worker, which finds it through `E2E_API_<its index>`, and the published builds. Gives what ends them. */
async function ownSetup(config: FullConfig): Promise<() => Promise<void>> {
  const { workers } = config;
  const [removeTemplate] = await Promise.all([publishTemplate(), prepareApiData()]);
  const apis = await Promise.all(Array.from({ length: workers }, (_, worker) => startTestApi(worker)));
  apis.forEach(({ origin }, worker) => {
    process.env[`E2E_API_${worker}`] = origin;
  });
  return async () => {
    await Promise.all(apis.map(({ stop }) => stop()));
    removeTemplate();
  };
}

async function globalSetup(config: FullConfig): Promise<() => Promise<void>> {
  const shape = wantedShape();
  const removeTitles = openTitles();
  const end = await (shape ? shapedSetup(shape, config) : ownSetup(config));
  return async () => {
    removeTitles();
    await end();
  };
}

export default globalSetup;
