import { listDescription } from '@site/shared/page/description';
import { allTopicsCategory, leastListed } from '@site/shared/contract/content-ids';
import type { PageHandle } from '@site/shared/page/page-handle';
import { readId, readPage } from '@site/shared/page/page-number';
import { EmptyState } from '@site/shared/ui/empty-state';
import { MoreLink } from '@site/shared/ui/more-link';
import { Pagination } from '@site/shared/ui/pagination';
import { type LoaderFunctionArgs, useLoaderData } from 'react-router-dom';
import { HotList } from '../../components/hot-list';
import { ListColumns } from '../../components/list-columns';
import { pageCanonical, pagesOf, withPage } from '@site/shared/page/list-pages';
import { PortalHeader } from '../../components/portal-header';
import { TopicRows } from '../../components/topic-rows';
import { categoryCopy } from '../../content/categories';
import { listCopy } from '../../content/info-category';
import { portalCopy } from '../../content/portal';
import { allTopicsAddress, categoryAddress, portalAddress } from '../../info-addresses';
import { infoService } from '../../info-service';
import { linkOf } from '../../topic-link';
import { InfoCategoryTabs } from './info-category-tabs';

const hotSize = 8;

export async function loader({ params, request }: LoaderFunctionArgs) {
  const id = readId(params.id, 'Information category') ?? allTopicsCategory;
  const [topics, categories, hot] = await Promise.all([
    infoService.topicsOf(id, readPage(request)),
    infoService.categoriesBlock(),
    infoService.hotBlock(hotSize),
  ]);
  return { topics, categories, hot: hot?.map(linkOf) ?? null };
}

type Data = Awaited<ReturnType<typeof loader>>;

function headingOf({ category }: Data['topics']): string {
  return category.id === allTopicsCategory ? listCopy.allHeading : category.name;
}

function introOf({ category }: Data['topics']): string {
  return category.id === allTopicsCategory ? listCopy.allText : (categoryCopy[category.id] ?? '');
}

function crumbsOf({ category }: Data['topics']) {
  return [
    { name: '首页', link: '/' },
    { name: portalCopy.name, link: portalAddress },
    {
      name: category.id === allTopicsCategory ? listCopy.allHeading : category.name,
      link: categoryAddress(category.id),
    },
  ];
}

/** Title and description of `/info/cate/…`: the category's name and its newest titles. */
export const handle: PageHandle<Data> = {
  layout: 'default',
  header: 'solid',
  query: ['page'],
  head: ({ topics }, { site }) => {
    const { category, pageIndex } = topics;
    const all = category.id === allTopicsCategory;
    return {
      title: `${withPage(all ? listCopy.allTitle : `${category.name}资讯`, pageIndex)}-${site.brand}`,
      description: listDescription(introOf(topics), { name: headingOf(topics), pageIndex, items: topics.list }),
      keywords: [category.name, '直播资讯', '企业直播'],
      canonical: pageCanonical(categoryAddress(category.id), pageIndex),
      breadcrumb: crumbsOf(topics),
      noindex: topics.total < leastListed,
    };
  },
};

function Articles({ topics }: Pick<Data, 'topics'>) {
  const { category, list, pageIndex } = topics;
  if (list.length === 0) {
    return (
      <EmptyState text={listCopy.empty}>
        <MoreLink to={allTopicsAddress}>{listCopy.backToAll}</MoreLink>
      </EmptyState>
    );
  }
  return (
    <>
      <TopicRows topics={list} withCategory={category.id === allTopicsCategory} />
      <Pagination page={pageIndex} pages={pagesOf(topics)} path={categoryAddress(category.id)} />
    </>
  );
}

/** One subject's articles, or all of them, newest first. */
export function Component() {
  const { topics, categories, hot } = useLoaderData<typeof loader>();

  return (
    <>
      <PortalHeader tab="all" own={topics.category.id === allTopicsCategory} />
      <ListColumns
        crumbs={crumbsOf(topics)}
        heading={headingOf(topics)}
        text={introOf(topics)}
        filters={categories && <InfoCategoryTabs categories={categories} current={topics.category.id} />}
        rail={<HotList topics={hot} />}
      >
        <Articles topics={topics} />
      </ListColumns>
    </>
  );
}
