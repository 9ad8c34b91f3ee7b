import { descriptionOf, listDescription } from '@site/shared/page/description';
import { leastListed } from '@site/shared/contract/content-ids';
import type { CountedTag, TagPage } from '@site/shared/contract/info';
import type { PageHandle } from '@site/shared/page/page-handle';
import { pageCanonical, withPage } from '@site/shared/page/list-pages';
import { portalCopy } from '../../content/portal';
import { tagCopy } from '../../content/tag';
import { portalAddress, tagAddress, tagsAddress } from '../../info-addresses';

/** `topics` is null on the page of all tags. */
export type TagData = { topics: TagPage | null; tags: CountedTag[] | null };

export function headingOf({ topics }: TagData): string {
  return topics ? topics.tag.name : tagCopy.heading;
}

export function introOf({ topics }: TagData): string {
  return topics ? `${topics.tag.text}共 ${topics.tag.articleCount} 篇。` : tagCopy.text;
}

export function crumbsOf({ topics }: TagData) {
  const portal = [
    { name: '首页', link: '/' },
    { name: portalCopy.name, link: portalAddress },
    { name: tagCopy.name, link: tagsAddress },
  ];
  return topics ? [...portal, { name: topics.tag.name, link: tagAddress(topics.tag.id) }] : portal;
}

export const handle: PageHandle<TagData> = {
  layout: 'default',
  footer: 'compact',
  header: 'solid',
  query: ['page'],
  head: (data, { site }) => {
    const { topics } = data;
    const page = topics?.pageIndex ?? 1;
    return {
      title: `${withPage(topics ? `${topics.tag.name}相关文章_${portalCopy.name}` : tagCopy.title, page)}-${site.brand}`,
      description: topics
        ? listDescription(introOf(data), {
            name: `“${topics.tag.name}”的文章`,
            pageIndex: page,
            items: topics.list,
            more: tagCopy.more,
          })
        : descriptionOf(tagCopy.description, tagCopy.text),
      keywords: topics ? [topics.tag.name, '企业直播', '直播资讯'] : portalCopy.keywords,
      canonical: topics ? pageCanonical(tagAddress(topics.tag.id), page) : tagsAddress,
      breadcrumb: crumbsOf(data),
      noindex: topics !== null && topics.total < leastListed,
    };
  },
};
