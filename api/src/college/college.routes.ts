import { readCollegeArticle } from '@site/shared/calls/college-article';
import { readCollegePage } from '@site/shared/calls/college-page';
import { listCollegeTypes } from '@site/shared/calls/college-types';
import type { Database } from '../database/database';
import { type Routes, mountCall } from '../plugins/mount-call';
import { findArticleTypes, findCollegeArticle, findCollegePage } from './college.repository';

export const collegeRoutes: Routes<{ database: Database }> = async (app, { database }) => {
  mountCall(app, listCollegeTypes, async () => ({ list: await findArticleTypes(database) }));
  mountCall(app, readCollegePage, ({ typeId, ...page }) => findCollegePage(database, typeId, page));
  mountCall(app, readCollegeArticle, ({ id }) => findCollegeArticle(database, id));
};
