import type { CountedTag, TagPage } from '@site/shared/contract/info';
import type { PageHandle } from '@site/shared/page/page-handle';
import { pageCanonical, withPage } from '@site/shared/page/list-pages';
import { portalWords, tagWords } from '../../content/portal-words';
import { portalAddress, tagAddress, tagsAddress } from '../../info-addresses';

/** `topics` is null on the page of all tags. */
export type TagData = { topics: TagPage | null; tags: CountedTag[] | null };

export function headingOf({ topics }: TagData): string {
  return topics ? topics.tag.name : tagWords.heading;
}

export function wordsOf({ topics }: TagData): string {
  return topics ? `${topics.tag.words}共 ${topics.tag.articleCount} 篇。` : tagWords.words;
}

export function crumbsOf({ topics }: TagData) {
  const portal = [
    { name: '首页', link: '/' },
    { name: portalWords.name, link: portalAddress },
    { name: tagWords.name, link: tagsAddress },
  ];
  return topics ? [...portal, { name: topics.tag.name, link: tagAddress(topics.tag.id) }] : portal;
}

export const handle: PageHandle<TagData> = {
  layout: 'default',
  header: 'solid',
  query: ['page'],
  head: (data, { site }) => {
    const { topics } = data;
    const page = topics?.pageIndex ?? 1;
    const newest = topics?.list.slice(0, 3).map(({ title }) => title) ?? [];
    return {
      title: `${withPage(topics ? `${topics.tag.name}相关文章_${portalWords.name}` : tagWords.title, page)}-${site.brand}`,
      description: topics
        ? `${wordsOf(data)}${newest.length > 0 ? `例如：${newest.join('、')}。` : ''}`
        : tagWords.description,
      keywords: topics ? [topics.tag.name, '企业直播', '直播资讯'] : portalWords.keywords,
      canonical: topics ? pageCanonical(tagAddress(topics.tag.id), page) : tagsAddress,
      breadcrumb: crumbsOf(data),
    };
  },
};
