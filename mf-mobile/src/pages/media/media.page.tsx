import { listDescription } from '@site/shared/page/description';
import type { Paged } from '@site/shared/contract/common';
import type { CollegeArticleSummary } from '@site/shared/contract/college';
import { companyNewsType } from '@site/shared/contract/content-ids';
import type { MediaReport } from '@site/shared/contract/site';
import { pageCanonical, pagesOf, withPage } from '@site/shared/page/list-pages';
import type { PageHandle } from '@site/shared/page/page-handle';
import { readPage } from '@site/shared/page/page-number';
import { EmptyState } from '@site/shared/ui/empty-state';
import { MoreLink } from '@site/shared/ui/more-link';
import { Pagination } from '@site/shared/ui/pagination';
import { Section } from '@site/shared/ui/section';
import { type LoaderFunctionArgs, useLoaderData } from 'react-router-dom';
import { Masthead } from '../../components/masthead';
import { NewsRows } from '../../components/reading/news-rows';
import { mediaCopy } from '../../content/media';
import { mediaAddress, newsListAddress, pcAddresses } from '../../mobile-addresses';
import { mobileBlocks } from '../../mobile-blocks';
import { mobileContent } from '../../mobile-content';
import styles from './media.module.css';
import { MediaPress } from './media-press';
import { MediaReports } from './media-reports';

const newsShown = 3;

type MediaData = { reports: Paged<MediaReport>; news: readonly CollegeArticleSummary[] | null };

export async function loader({ request }: LoaderFunctionArgs): Promise<MediaData> {
  const [reports, news] = await Promise.all([
    mobileContent.media(readPage(request)),
    mobileBlocks.lectures(companyNewsType, newsShown),
  ]);
  return { reports, news };
}

export const handle: PageHandle<MediaData> = {
  layout: 'default',
  device: 'mobile',
  query: ['page'],
  head: ({ reports: { pageIndex, list } }, { site }) => ({
    title: `${withPage(mediaCopy.head.title, pageIndex)}-${site.brand}`,
    description: listDescription(mediaCopy.head.description, { name: mediaCopy.name, pageIndex, items: list }),
    keywords: mediaCopy.head.keywords,
    canonical: pageCanonical(pcAddresses.media, pageIndex),
  }),
};

/** Media reports, company news and the press contact. */
export function Component() {
  const { reports, news } = useLoaderData<typeof loader>();

  return (
    <>
      <Masthead kicker={mediaCopy.name} title={mediaCopy.title} text={mediaCopy.text} ground="sand" />
      <Section className={styles.list ?? ''}>
        {reports.list.length === 0 ? (
          <EmptyState text={mediaCopy.empty}>
            <MoreLink to={newsListAddress}>{mediaCopy.allNews}</MoreLink>
          </EmptyState>
        ) : (
          <MediaReports reports={reports.list} />
        )}
        <Pagination page={reports.pageIndex} pages={pagesOf(reports)} path={mediaAddress} />
      </Section>
      {news && (
        <Section title={mediaCopy.news} ground="tint">
          <NewsRows news={news} heading="h3" withSummary={false} />
          <MoreLink to={newsListAddress}>{mediaCopy.allNews}</MoreLink>
        </Section>
      )}
      <MediaPress />
    </>
  );
}
