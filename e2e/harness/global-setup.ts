import { startTestApi } from './test-api';

/** One api for the whole run; specs find it through `E2E_API`. Gives back what ends it. */
async function globalSetup(): Promise<() => Promise<void>> {
  const api = await startTestApi();
  process.env.E2E_API = api.origin;
  return api.stop;
}

export default globalSetup;
