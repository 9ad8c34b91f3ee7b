import { existsSync, realpathSync } from 'node:fs';
import type { CopyData, DataCopy } from '../backup/copy-data';
import { type ImportReport, importContent } from '../content/import-content';
import type { Database } from '../database/database';
import { eraseFeedback } from '../help/feedback-care';
import { type LeadListing, listLeads } from '../leads/leads.repository';
import { retryDead } from '../outbox/outbox.repository';
import { listSupportRequests, type SupportListing } from '../support/support.repository';
import { type SearchGap, listGaps } from '../search/gaps.repository';
import { listTracking, type TrackingCount } from '../tracking/tracking.repository';

/** Operator commands, for a running or a stopped service. */
export type Commands = {
  listLeads: (since: string, limit: number) => Promise<LeadListing[]>;
  listSupport: (since: string, limit: number) => Promise<SupportListing[]>;
  retryDeliveries: () => Promise<number>;
  eraseLeads: (phone: string) => Promise<number>;
  eraseFeedback: (phone: string) => Promise<number>;
  /** @param folder that was checked: a service imports its own alone */
  importContent: (folder: string) => Promise<ImportReport>;
  listTracking: (since: string) => Promise<TrackingCount[]>;
  listGaps: () => Promise<SearchGap[]>;
  /** Copies database and journal to a new folder, the same moment of both. */
  copyData: (target: string) => Promise<DataCopy>;
};

type CommandParts = {
  database: Database;
  contentDir: string;
  eraseLeads: Commands['eraseLeads'];
  copyData: CopyData;
};

/** Names of one folder may differ by links. @throws {Error} for an editor, where a service would import what nobody checked */
function requireOwn(folder: string, own: string): void {
  if (existsSync(folder) && realpathSync(folder) === realpathSync(own)) return;
  throw new Error(
    `检查的是 ${folder}，正在运行的服务导入的却是 ${own}，什么都没有导入：请把 CONTENT_DIR 设成 ${own}，或让服务用 ${folder} 重新启动。`,
  );
}

export function createCommands({ database, contentDir, eraseLeads, copyData }: CommandParts): Commands {
  return {
    listLeads: (since, limit) => listLeads(database, { since, limit }),
    listSupport: (since, limit) => listSupportRequests(database, { since, limit }),
    retryDeliveries: () => retryDead(database),
    eraseLeads,
    eraseFeedback: (phone) => eraseFeedback(database, phone),
    importContent: async (folder) => {
      requireOwn(folder, contentDir);
      return importContent(database, contentDir);
    },
    listTracking: (since) => listTracking(database, since),
    listGaps: () => listGaps(database),
    copyData,
  };
}
