import path from 'node:path';
import { repositoryRoot } from '@site/shared/repository/workspaces';
import { buildAll } from './build';
import { ChangeQueue } from './change-queue';
import type { HotServer } from './hot-server';
import { plainReason } from './plain-reason';
import type { RunningSite } from './running-site';
import { step } from './step';
import { watchFolder } from './watch-folder';

/** Builds the shell again when a file of these folders is saved, restarts it and has the open pages loaded again. */
export function watchShell(folders: readonly string[], site: RunningSite, hot: HotServer): void {
  const renew = async (changed: string[]) => {
    await step(`${changed.join(', ')} changed: building the shell`, () => buildAll(['shell'], 'development'));
    await step('Restarting the shell', () => site.restartShell());
    hot.send({ kind: 'restarted' });
  };
  const queue = new ChangeQueue(renew, (error) =>
    console.error(`  ${plainReason(error)} The site shows the version before; save again to retry.`),
  );
  for (const folder of folders) {
    watchFolder(path.join(repositoryRoot, folder, 'src'), (file) => {
      if (!/\.test\.tsx?$/.test(file)) queue.add(folder);
    });
  }
}
