import { readHelpArticle } from '@site/shared/calls/help-article';
import { readHelpClassPage } from '@site/shared/calls/help-class-page';
import { sendHelpFeedback } from '@site/shared/calls/help-feedback';
import { readHelpHome } from '@site/shared/calls/help-home';
import { listHotWords } from '@site/shared/calls/help-hot-words';
import { searchHelp } from '@site/shared/calls/help-search';
import { suggestHelp } from '@site/shared/calls/help-suggest';
import { listHelpTemplates } from '@site/shared/calls/help-templates';
import { readHelpTree } from '@site/shared/calls/help-tree';
import type { Database } from '../database/database';
import { NetworkLimit, refuseAbove } from '../limits/network-limit';
import type { Metrics } from '../operations/metrics';
import { type Routes, mountCall } from '../plugins/mount-call';
import { choice, mountChoice } from '../plugins/mount-choice';
import { findClassPage, findHelpArticle, findHelpHome, findTemplates } from './help.repository';
import { noticeGap } from '../search/notice-gap';
import { findHelpTree } from './help-classes.repository';
import { storeFeedback } from './help-feedback.repository';
import { findHelpArticles, findHelpSuggestions, findHotWords } from './help-search.repository';

/** Feedback of a network; a reader has an opinion on a few articles. */
const feedbackRates = { perMinute: 10, perDay: 100 };

export type HelpParts = {
  database: Database;
  /** Takes what readers write. */
  primary: Database;
  metrics: Metrics;
};

export const helpRoutes: Routes<HelpParts> = async (app, { database, primary, metrics }) => {
  mountCall(app, suggestHelp, async ({ keyWord, size }) => ({
    suggest: await findHelpSuggestions(database, keyWord, size),
  }));
  mountCall(app, listHelpTemplates, async () => ({ list: await findTemplates(database) }));
  mountCall(app, readHelpTree, async () => ({ list: await findHelpTree(database) }));
  mountCall(app, listHotWords, (request) => findHotWords(database, request));
  mountCall(app, readHelpHome, () => findHelpHome(database));
  const preHandler = refuseAbove(new NetworkLimit(feedbackRates), () =>
    metrics.limited.inc({ call: sendHelpFeedback.name }),
  );
  mountCall(
    app,
    sendHelpFeedback,
    async (feedback) => {
      await storeFeedback(primary, feedback);
      return { articleId: feedback.articleId };
    },
    { preHandler },
  );
  mountChoice(
    app,
    [
      choice(readHelpArticle, ({ id }) => findHelpArticle(database, id)),
      choice(searchHelp, async (request, { log }) => {
        const page = await findHelpArticles(database, request);
        if (page.categories.length === 0) noticeGap(primary, log, { ...request, q: request.keywords });
        return page;
      }),
      choice(readHelpClassPage, ({ classId, pageIndex, pageSize }) =>
        findClassPage(database, classId, { pageIndex, pageSize }),
      ),
    ],
    '请提供 id、classId 或 keywords 之一',
  );
};
