import { readCasePage } from '@site/shared/calls/case-page';
import { readCaseStudy } from '@site/shared/calls/case-study';
import type { Database } from '../database/database';
import { type Routes, mountCall } from '../plugins/mount-call';
import { findCase, findCasePage } from './cases.repository';

export const casesRoutes: Routes<{ database: Database }> = async (app, { database }) => {
  mountCall(app, readCasePage, ({ pageIndex, pageSize, ...filter }) =>
    findCasePage(database, filter, { pageIndex, pageSize }),
  );
  mountCall(app, readCaseStudy, ({ id }) => findCase(database, id));
};
