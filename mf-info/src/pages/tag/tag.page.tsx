import type { CountedTag, TagPage } from '@site/shared/contract/info';
import { readId, readPage } from '@site/shared/page/page-number';
import { EmptyState } from '@site/shared/ui/empty-state';
import { MoreLink } from '@site/shared/ui/more-link';
import { Pagination } from '@site/shared/ui/pagination';
import { Tag, TagRow } from '@site/shared/ui/tag';
import { type LoaderFunctionArgs, useLoaderData } from 'react-router-dom';
import { ListColumns } from '../../components/list-columns';
import { pagesOf } from '@site/shared/page/list-pages';
import { PortalHeader } from '../../components/portal-header';
import { TopicRows } from '../../components/topic-rows';
import { tagCopy } from '../../content/tag';
import { tagAddress, tagsAddress } from '../../info-addresses';
import { infoService } from '../../info-service';
import styles from './tag.module.css';
import { crumbsOf, headingOf, type TagData, introOf } from './tag.handle';
import { TagCloud } from './tag-cloud';

export { handle } from './tag.handle';

/** Without an id the cloud is the page, with one it is optional. */
export async function loader({ params, request }: LoaderFunctionArgs): Promise<TagData> {
  const id = readId(params.id, 'Tag');
  if (id === undefined) return { tags: await infoService.tags(), topics: null };
  const [topics, tags] = await Promise.all([infoService.topicsWith(id, readPage(request)), infoService.tagsBlock()]);
  return { topics, tags };
}

/** As many other tags as a reader looks through, those with the most articles first. */
const othersShown = 12;

function OtherTags({ tags, current }: { tags: readonly CountedTag[] | null; current: number }) {
  const others = (tags ?? [])
    .filter(({ id, articleCount }) => id !== current && articleCount > 0)
    .sort((one, other) => other.articleCount - one.articleCount)
    .slice(0, othersShown);
  if (others.length === 0) return null;

  return (
    <section>
      <h2 className={styles.heading}>{tagCopy.others}</h2>
      <TagRow label={tagCopy.others}>
        {others.map(({ id, name, articleCount }) => (
          <Tag key={id} to={tagAddress(id)}>
            {`${name} ${articleCount}`}
          </Tag>
        ))}
      </TagRow>
      <p className={styles.all}>
        <MoreLink to={tagsAddress}>{tagCopy.all}</MoreLink>
      </p>
    </section>
  );
}

function Articles({ topics }: { topics: TagPage }) {
  if (topics.list.length === 0) return <EmptyState text={tagCopy.empty} />;

  return (
    <>
      <TopicRows topics={topics.list} />
      <Pagination page={topics.pageIndex} pages={pagesOf(topics)} path={tagAddress(topics.tag.id)} />
    </>
  );
}

/** The articles with one tag, or all tags. */
export function Component() {
  const data = useLoaderData<typeof loader>();
  const { topics, tags } = data;

  return (
    <>
      <PortalHeader />
      <ListColumns
        crumbs={crumbsOf(data)}
        heading={headingOf(data)}
        text={introOf(data)}
        rail={topics && <OtherTags tags={tags} current={topics.tag.id} />}
      >
        {topics ? <Articles topics={topics} /> : <TagCloud tags={tags ?? []} />}
      </ListColumns>
    </>
  );
}
