import type { TopicSummary } from '@site/shared/contract/info';
import type { PageHandle } from '@site/shared/page/page-handle';
import { SearchBox } from '@site/shared/ui/search-box';
import { type LoaderFunctionArgs, useLoaderData, useNavigate } from 'react-router-dom';
import { ListColumns } from '../../components/list-columns';
import { PortalHeader } from '../../components/portal-header';
import { TopicRows } from '../../components/topic-rows';
import { portalErrorCopy } from '../../content/info-error';
import { portalCopy } from '../../content/portal';
import { siteSearchCopy } from '../../content/search';
import { portalAddress, searchAddress, siteSearchAddress } from '../../info-addresses';
import { infoService } from '../../info-service';
import styles from './info-error.module.css';

const hotSize = 5;

type ErrorCode = 404 | 500;
type Data = { code: ErrorCode; hot: TopicSummary[] | null };

/** Anything but 500 is a missing article: the page never answers 200. */
function readCode(request: Request): ErrorCode {
  return new URL(request.url).searchParams.get('code') === '500' ? 500 : 404;
}

/** The response has the status that the page shows. */
export async function loader({ request }: LoaderFunctionArgs): Promise<Response> {
  const code = readCode(request);
  const data: Data = { code, hot: await infoService.hotBlock(hotSize) };
  return new Response(JSON.stringify(data), { status: code, headers: { 'Content-Type': 'application/json' } });
}

const crumbsOf = ({ code }: Data) => [
  { name: '首页', link: '/' },
  { name: portalCopy.name, link: portalAddress },
  { name: portalErrorCopy[code].title, link: '/info/error' },
];

export const handle: PageHandle<Data> = {
  layout: 'default',
  footer: 'compact',
  ownSearch: true,
  header: 'solid',
  query: ['code'],
  indexed: false,
  cacheSeconds: 0,
  head: ({ code }, { site }) => ({
    title: `${portalErrorCopy[code].title}_${portalCopy.name}-${site.brand}`,
    description: portalErrorCopy[code].text,
  }),
};

/** Error page of an article: the error, a search, popular articles. */
export function Component() {
  const data = useLoaderData<Data>();
  const navigate = useNavigate();
  const { title, text } = portalErrorCopy[data.code];

  return (
    <>
      <PortalHeader tab="all" own={false} />
      <ListColumns crumbs={crumbsOf(data)} heading={title} text={text}>
        <div className={styles.box}>
          <SearchBox
            action={siteSearchAddress}
            name="q"
            label={portalErrorCopy.search}
            placeholder={siteSearchCopy.placeholder}
            button={siteSearchCopy.button}
            keyword=""
            onSearch={(query) => navigate(searchAddress(query))}
          />
        </div>
        {data.hot && (
          <section>
            <h2 className={styles.heading}>{portalCopy.hot}</h2>
            <TopicRows topics={data.hot} heading="h3" />
          </section>
        )}
      </ListColumns>
    </>
  );
}
