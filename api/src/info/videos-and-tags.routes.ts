import { readTagPage } from '@site/shared/calls/tag-page';
import { listTags } from '@site/shared/calls/tags';
import { readVideo } from '@site/shared/calls/video';
import { readVideoPage } from '@site/shared/calls/video-page';
import type { Database } from '../database/database';
import { type Routes, mountCall } from '../plugins/mount-call';
import { findTagPage, findTags } from './tags.repository';
import { findVideo, findVideoPage } from './videos.repository';

export const videosAndTagsRoutes: Routes<{ database: Database }> = async (app, { database }) => {
  mountCall(app, listTags, async () => ({ list: await findTags(database) }));
  mountCall(app, readTagPage, ({ tagId, ...page }) => findTagPage(database, tagId, page));
  mountCall(app, readVideoPage, ({ category, ...page }) => findVideoPage(database, category, page));
  mountCall(app, readVideo, ({ id }) => findVideo(database, id));
};
