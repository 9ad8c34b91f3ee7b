import { listDescription } from '@site/shared/page/description';
import { SupportBand } from '@site/shared/forms/support-band';
import { leastListed } from '@site/shared/contract/content-ids';
import { pageCanonical, pagesOf, withPage } from '@site/shared/page/list-pages';
import type { Crumb, PageHandle } from '@site/shared/page/page-handle';
import { Breadcrumb } from '@site/shared/ui/breadcrumb';
import { EmptyState } from '@site/shared/ui/empty-state';
import { Pagination } from '@site/shared/ui/pagination';
import { useLoaderData } from 'react-router-dom';
import { TitleLines } from '@site/shared/ui/title-lines';
import { ArticleRows } from '../../components/article-rows';
import { AskUs } from '../../components/ask-us';
import { HelpColumns } from '../../components/help-columns';
import { HotWords } from '../../components/hot-words';
import { classCopy } from '../../content/help-class-list/list';
import { sectionName } from '../../content/help-section';
import { classAddress, helpCenterAddress } from '../../help-addresses';
import { Extras } from './help-class-list-extras';
import type { HelpClassListData } from './help-class-list.loader';
import styles from './help-class-list.module.css';
import { OtherLeaves } from './help-class-list-other-leaves';

export { loader } from './help-class-list.loader';

function crumbsOf({ category, tree }: HelpClassListData): Crumb[] {
  const parent = tree?.find(({ id }) => id === category.pid);
  return [
    { name: sectionName, link: helpCenterAddress },
    ...(parent ? [{ name: parent.name, link: classAddress(parent.id) }] : []),
    { name: category.name, link: classAddress(category.id) },
  ];
}

export const handle: PageHandle<HelpClassListData> = {
  layout: 'help',
  query: ['firstId', 'page'],
  head: (data, { site }) => {
    const { category, page } = data;
    return {
      title: `${withPage(category.name, page.pageIndex)}_${sectionName}-${site.brand}`,
      canonical: pageCanonical(classAddress(category.id), page.pageIndex),
      description: listDescription(
        `${category.name}：${category.description}。共 ${page.total} 篇操作说明，按步骤写清在哪里点、怎么排查。`,
        { name: `${category.name}的操作说明`, pageIndex: page.pageIndex, items: page.list },
      ),
      keywords: [category.name, sectionName],
      breadcrumb: crumbsOf(data),
      noindex: page.pageIndex > 1 || page.total < leastListed,
    };
  },
};

export function Component() {
  const data = useLoaderData<HelpClassListData>();
  const { category, page, tree, firstId, facts } = data;
  const isFirstLevel = category.pid === 0;

  return (
    <HelpColumns tree={tree} place={{ firstId, classId: category.id }} rail={<Rail data={data} />}>
      <Breadcrumb crumbs={crumbsOf(data)} />
      <h1 className={styles.name}>
        <TitleLines lines={[category.name]} />
      </h1>
      <p className={styles.lead}>{category.description}</p>
      <p className={styles.count}>共 {page.total} 篇</p>
      {page.list.length > 0 ? (
        <ArticleRows articles={page.list} withClass={isFirstLevel} />
      ) : (
        <EmptyState text={classCopy.empty} />
      )}
      <Pagination
        page={page.pageIndex}
        pages={pagesOf(page)}
        path={classAddress(category.id)}
        query={{ firstId: firstId?.toString() }}
      />
      {page.pageIndex === 1 && <Extras classId={category.id} facts={facts} />}
      <OtherLeaves leaves={page.others} />
      <SupportBand article={category.name} />
    </HelpColumns>
  );
}

function Rail({ data }: { data: HelpClassListData }) {
  return (
    <div className={styles.rail}>
      <HotWords text={data.hotWords} stacked />
      <AskUs />
    </div>
  );
}
