import { readTopic } from '@site/shared/calls/topic';
import { listTopicCategories } from '@site/shared/calls/topic-categories';
import { listFeaturedTopics } from '@site/shared/calls/topic-featured';
import { listGuides } from '@site/shared/calls/topic-guides';
import { listTopicGroups } from '@site/shared/calls/topic-groups';
import { readHotTopicPage } from '@site/shared/calls/topic-hot';
import { listNewestTopics } from '@site/shared/calls/topic-newest';
import { readTopicPage } from '@site/shared/calls/topic-page';
import type { Database } from '../database/database';
import { type Routes, mountCall } from '../plugins/mount-call';
import { findTopicCategories } from './topic-categories.repository';
import {
  findFeaturedTopics,
  findGuides,
  findHotTopics,
  findNewestTopics,
  findTopic,
  findTopicGroups,
  findTopicPage,
} from './topics.repository';

export const topicsRoutes: Routes<{ database: Database }> = async (app, { database }) => {
  mountCall(app, listTopicCategories, async () => ({ list: await findTopicCategories(database) }));
  mountCall(app, readTopicPage, ({ categoryId, ...page }) => findTopicPage(database, categoryId, page));
  mountCall(app, readTopic, ({ id }) => findTopic(database, id));
  mountCall(app, readHotTopicPage, (page) => findHotTopics(database, page));
  mountCall(app, listNewestTopics, async () => ({ list: await findNewestTopics(database) }));
  mountCall(app, listTopicGroups, async () => ({ list: await findTopicGroups(database) }));
  mountCall(app, listGuides, async () => ({ list: await findGuides(database) }));
  mountCall(app, listFeaturedTopics, async () => ({ list: await findFeaturedTopics(database) }));
};
