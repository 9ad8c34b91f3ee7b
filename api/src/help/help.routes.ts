import { hotSearchPageSize, listPageSize, suggestionLimit } from '@site/shared/contract/content-ids';
import {
  HelpArticleListResponse,
  HelpArticleQuery,
  HelpArticleResponse,
  HelpFeedback,
  HelpFeedbackResponse,
  HelpHomeResponse,
  HelpSuggestResponse,
  HelpTemplatesResponse,
  HelpTreeResponse,
  HotSearchResponse,
} from '@site/shared/contract/help';
import { type Static, Type } from '@sinclair/typebox';
import type { Database } from '../database/database';
import { Refusal, success } from '../plugins/answers';
import type { Routes } from '../plugins/contract-types';
import { problems } from '../plugins/problem-schemas';
import { readClassPage, readHelpArticle, readHelpHome, readTemplates } from './help.repository';
import { readHelpTree } from './help-classes.repository';
import { storeFeedback } from './help-feedback.repository';
import { readHotWords, searchHelp, suggestHelp } from './help-search.repository';

const SuggestQuery = Type.Object({
  keyWord: Type.String({ maxLength: 100, default: '' }),
  size: Type.Integer({ minimum: 1, maximum: suggestionLimit, default: suggestionLimit }),
});

const HotSearchBody = Type.Object({
  keyword: Type.String({ maxLength: 100, default: '' }),
  page: Type.Integer({ minimum: 1, maximum: 10_000, default: 1 }),
  size: Type.Integer({ minimum: 1, maximum: 50, default: hotSearchPageSize }),
  state: Type.Integer({ minimum: 0, maximum: 1, default: 1 }),
});

const tags = ['help'];

export const helpRoutes: Routes<{ database: Database }> = async (app, { database }) => {
  app.get(
    '/v1/help_center/article/suggest',
    { schema: { tags, querystring: SuggestQuery, response: { 200: HelpSuggestResponse, ...problems } } },
    async ({ query }) => success({ suggest: await suggestHelp(database, query.keyWord, query.size) }),
  );
  app.get(
    '/v1/help_center/classification/recommended_templates',
    { schema: { tags, response: { 200: HelpTemplatesResponse, ...problems } } },
    async () => success({ list: await readTemplates(database) }),
  );
  app.get(
    '/v1/help_center/classification/all_level_one',
    { schema: { tags, response: { 200: HelpTreeResponse, ...problems } } },
    async () => success({ list: await readHelpTree(database) }),
  );
  app.post(
    '/v1/help_center/hot_search/page',
    { schema: { tags, body: HotSearchBody, response: { 200: HotSearchResponse, ...problems } } },
    async ({ body }) => success(await readHotWords(database, body)),
  );
  app.get(
    '/liveajax/GetHelpCenterHomeData',
    { schema: { tags, response: { 200: HelpHomeResponse, ...problems } } },
    async () => success(await readHelpHome(database)),
  );
  app.post(
    '/liveajax/HelpArticleFeedback',
    { schema: { tags, body: HelpFeedback, response: { 200: HelpFeedbackResponse, ...problems } } },
    async ({ body }) => {
      await storeFeedback(database, body);
      return success({ articleId: body.articleId });
    },
  );
  const HelpArticleAnswer = Type.Union([HelpArticleResponse, HelpArticleListResponse]);
  app.post(
    '/liveajax/GetHelpArticle',
    { schema: { tags, body: HelpArticleQuery, response: { 200: HelpArticleAnswer, ...problems } } },
    ({ body }) => answerHelpArticle(database, body),
  );
};

/** The three body shapes of spec §7: an article, a class, a search. */
async function answerHelpArticle(database: Database, query: Static<typeof HelpArticleQuery>) {
  const { id, classId, keywords, pageIndex = 1, pageSize = listPageSize } = query;
  if (id !== undefined) return success(await readHelpArticle(database, id));
  if (keywords !== undefined) return success(await searchHelp(database, keywords, { pageIndex, pageSize }));
  if (classId !== undefined) return success(await readClassPage(database, classId, { pageIndex, pageSize }));
  throw new Refusal(400, '请提供 id、classId 或 keywords 之一');
}
