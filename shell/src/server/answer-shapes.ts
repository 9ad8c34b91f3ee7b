import { type TypeCheck, TypeCompiler } from '@sinclair/typebox/compiler';
import { type TSchema, Type } from '@sinclair/typebox';
import { CaseResponse, CasesResponse } from '@site/shared/contract/cases';
import { ArticleTypesResponse, CollegeArticleResponse, CollegeArticlesResponse } from '@site/shared/contract/college';
import * as help from '@site/shared/contract/help';
import * as info from '@site/shared/contract/info';
import * as marketing from '@site/shared/contract/marketing';
import * as site from '@site/shared/contract/site';

type Envelope = { properties: { data: TSchema } };

/** What a call's `data` must look like; only `data`, so that another host may say more around it. */
const shapes: Record<string, TSchema> = {
  '/v1/help_center/article/suggest': dataOf(help.HelpSuggestResponse),
  '/v1/help_center/classification/recommended_templates': dataOf(help.HelpTemplatesResponse),
  '/v1/help_center/hot_search/page': dataOf(help.HotSearchResponse),
  '/v1/help_center/classification/all_level_one': dataOf(help.HelpTreeResponse),
  '/liveajax/GetHelpArticle': Type.Union([dataOf(help.HelpArticleResponse), dataOf(help.HelpArticleListResponse)]),
  '/liveajax/GetHelpCenterHomeData': dataOf(help.HelpHomeResponse),
  '/VZApi/GetTopicCategory': dataOf(info.TopicCategoriesResponse),
  '/VZApi/GetTopicByCategory': dataOf(info.TopicPageResponse),
  '/VZApi/GetTopicDetail': dataOf(info.TopicResponse),
  '/VZApi/GetFiveHomeNewHq': dataOf(info.TopicListResponse),
  '/VZApi/GetHomeNewList': dataOf(info.TopicGroupsResponse),
  '/VZApi/GetHotTopic': dataOf(info.HotTopicsResponse),
  '/VZApi/GetTagList': dataOf(info.TagsResponse),
  '/VZApi/GetTopicByTag': dataOf(info.TagPageResponse),
  '/VZApi/GetVideoList': dataOf(info.VideosResponse),
  '/VZApi/GetVideoDetail': dataOf(info.VideoResponse),
  '/open/v1/information/article/featured': dataOf(info.TopicListResponse),
  '/VZCollege/articleTypeList': dataOf(ArticleTypesResponse),
  '/VZCollege/articleList': dataOf(CollegeArticlesResponse),
  '/VZCollege/articleinfo': dataOf(CollegeArticleResponse),
  '/open/v1/marketing/list': dataOf(marketing.MarketingListResponse),
  '/open/v1/marketing/detail': dataOf(marketing.MarketingDetailResponse),
  '/open/v1/marketing/recommend': dataOf(marketing.MarketingRecommendResponse),
  '/open/v1/case/list': dataOf(CasesResponse),
  '/open/v1/case/detail': dataOf(CaseResponse),
  '/open/v1/common/friend_link': dataOf(site.FriendLinksResponse),
};

function dataOf(response: Envelope): TSchema {
  return response.properties.data;
}

const compiled = new Map<string, TypeCheck<TSchema>>();

function checkOf(path: string): TypeCheck<TSchema> | undefined {
  const shape = shapes[path];
  const known = compiled.get(path);
  if (known || !shape) return known;
  const check = TypeCompiler.Compile(shape);
  compiled.set(path, check);
  return check;
}

/** Hosts that give a code say 0 for success (spec §7); one that gives none is judged by its data (content.md §6 no. 27). */
function refuses({ code = 0 }: { code?: unknown }): boolean {
  return code !== 0;
}

/**
 * Whether an answer has the agreed shape (faults.md F11); a call without one is let through. `url` is `host:cms/v1/…`.
 * On the server only: a schema library is too heavy for browsers.
 */
export function hasAgreedShape(url: string, body: unknown): boolean {
  const check = checkOf(url.replace(/^host:[a-z]+/, '').replace(/\?.*$/, ''));
  const answer = (body ?? {}) as { code?: unknown; data?: unknown };
  return !check || (!refuses(answer) && check.Check(answer.data));
}
