import type { Logger } from 'pino';
import type { ShellConfig } from '../../config/config';
import { PageExtras } from '../pages/page-extras';
import { ContentRevision } from './content-revision';
import type { DataCache } from './data-cache';

/** What of the service stands on every page, and its revision, with which all of it is fetched anew. */
export function createContent({ site }: ShellConfig, data: DataCache, log: Logger) {
  const extras = new PageExtras({ data, friendLinks: site.variant === '', marketMenuId: site.marketMenuId, log });
  const content = new ContentRevision({
    fetch: (call) => data.fresh(call),
    refresh: async () => {
      data.invalidate();
      await extras.refresh();
    },
  });
  return { extras, content };
}
