import { chinaDay } from '@site/shared/contract/china-day';
import { readConfig } from '../../../api/src/config';
import type { ImportReport } from '../../../api/src/content/import-content';
import { ChangeQueue } from './change-queue';
import type { HotServer } from './hot-server';
import { plainReason } from './plain-reason';
import type { RunningSite } from './running-site';
import type { SectionFaults } from './section-faults';
import { untilContent } from './shell-state';
import { watchFolder } from './watch-folder';

const name = 'The content';

/** As `npm run content -- import` does, on the api that runs. @throws {Error} with file and line of what is to be mended */
async function importSaved(): Promise<ImportReport> {
  // Loaded at the first save, for which no start has to wait.
  const { checkContent } = await import('../../../api/src/content/check-content');
  const { formatIssue } = await import('../../../api/src/content/content-issue');
  const { connectCommands } = await import('../../../api/src/control/control-client');
  const config = readConfig();
  const { issues } = checkContent(config.contentDir, chinaDay(new Date()));
  if (issues.length > 0) throw new Error(issues.map(formatIssue).join('\n'));
  const { commands, close } = await connectCommands(config);
  try {
    return await commands.importContent(config.contentDir);
  } finally {
    await close();
  }
}

/** Imports what is saved below `api/content`, and has the open pages loaded again once the site shows it. @returns what ends it */
export function watchContent(site: RunningSite, hot: Pick<HotServer, 'send'>, faults: SectionFaults): () => void {
  const show = async () => {
    const { revision, added, changed, removed } = await importSaved();
    faults.mend(name, 'build');
    const files = [...added, ...changed, ...removed];
    if (files.length === 0) return;
    await untilContent(site, revision);
    hot.send({ kind: 'restarted' });
    console.log(`  ${files.join(', ')}: imported as content revision ${revision}, and shown`);
  };
  const queue = new ChangeQueue(show, (error) =>
    faults.tell(
      name,
      'build',
      `${name} is not imported; the site shows what it had. Save again once it is mended.\n\n${plainReason(error)}`,
    ),
  );
  return watchFolder(readConfig().contentDir, (file) => queue.add(file));
}
