import { readConfig } from '../../api/src/config';
import type { Commands } from '../../api/src/control/commands';
import { connectCommands } from '../../api/src/control/control-client';
import { testApiData } from './test-api';

/** Before everything that a test stores. */
export const firstDay = '2000-01-01';

/** Asks the running api of this worker as its command line does, without a process for each question. */
export async function askApi<T>(ask: (commands: Commands) => Promise<T>): Promise<T> {
  const { commands, close } = await connectCommands(readConfig({ ...process.env, DATA_DIR: testApiData() }));
  try {
    return await ask(commands);
  } finally {
    await close();
  }
}
