import { listDescription } from '@site/shared/page/description';
import { leastListed } from '@site/shared/contract/content-ids';
import type { ArticleType, CollegeArticlePage } from '@site/shared/contract/college';
import type { PageHandle } from '@site/shared/page/page-handle';
import { EmptyState } from '@site/shared/ui/empty-state';
import { MoreLink } from '@site/shared/ui/more-link';
import { Picture } from '@site/shared/ui/picture';
import { Section } from '@site/shared/ui/section';
import { type LoaderFunctionArgs, useLoaderData } from 'react-router-dom';
import { LectureRows } from '../../components/college/lecture-rows';
import { LectureTabs, shownTypes } from '../../components/college/lecture-tabs';
import { Masthead } from '../../components/masthead';
import { RelatedLinks } from '../../components/topic/related-links';
import { lectureIndexCopy } from '../../content/lecture-index';
import { lectureTypeCopy, lectureCopy } from '../../content/lectures';
import { lectureHomeAddress, lectureTypeAddress, pcAddresses } from '../../mobile-addresses';
import { mobileContent } from '../../mobile-content';
import { queryId } from '../../query-id';
import { lectureIndexFiles } from './lecture-index-files';
import styles from './lecture-index-lead.module.css';
import { LectureIndexLead } from './lecture-index-lead';

type LectureIndexData = { isHome: boolean; lectures: CollegeArticlePage; types: ArticleType[] | null };

/** Without an id the newest of all types, with one the lectures of that type. */
export async function loader({ request }: LoaderFunctionArgs): Promise<LectureIndexData> {
  const typeId = queryId(request, 'id', 'Lecture type');
  const [lectures, types] = await Promise.all([mobileContent.lectures({ typeId }), mobileContent.lectureTypes()]);
  return { isHome: typeId === undefined, lectures, types };
}

export const handle: PageHandle<LectureIndexData> = {
  layout: 'default',
  device: 'mobile',
  query: ['id'],
  head: ({ lectures: { type, list, total } }, { site }) => ({
    title: `${type ? `${type.name}_手机讲堂` : lectureIndexCopy.head.title}-${site.brand}`,
    description: listDescription(
      type ? (lectureTypeCopy[type.id]?.text ?? lectureIndexCopy.text) : lectureIndexCopy.head.description,
      { name: lectureCopy.kicker, pageIndex: 1, items: list },
    ),
    keywords: lectureIndexCopy.head.keywords,
    canonical: type ? `${pcAddresses.lectures}/${type.id}` : pcAddresses.lectures,
    noindex: total < leastListed,
  }),
};

/** Links below the list: the types, as in the navigation, and the videos. */
function furtherLinks(types: readonly ArticleType[] | null) {
  const ways = shownTypes(types ?? []).map(({ id, name }) => ({
    name,
    text: lectureTypeCopy[id]?.text ?? '',
    link: lectureTypeAddress(id),
  }));
  return [...ways, lectureCopy.videos];
}

/** The college itself has a picture of where it is read; one of its types has none. */
function Head({ isHome, types, lectures: { type } }: LectureIndexData) {
  const { title, text } = lectureIndexCopy;
  const typeText = type && lectureTypeCopy[type.id]?.text;

  return (
    <Masthead
      kicker={lectureCopy.kicker}
      title={type ? [type.name] : title}
      text={typeText ?? text}
      picture={isHome && <Picture file={lectureIndexFiles.busStop} alt="" className={styles.stop} />}
    >
      <LectureTabs types={types} type={type?.id} home={!type} />
    </Masthead>
  );
}

/** The college on phones: the newest lecture large, the others as rows, then its types. */
export function Component() {
  const data = useLoaderData<typeof loader>();
  const { type, list, total } = data.lectures;
  const [lead, ...others] = list;

  return (
    <>
      <Head {...data} />
      <Section>
        {!lead && (
          <EmptyState text={lectureCopy.empty}>
            <MoreLink to={lectureHomeAddress}>{lectureCopy.emptyBack}</MoreLink>
          </EmptyState>
        )}
        {lead && <LectureIndexLead lecture={lead} />}
        <LectureRows lectures={others} withType={!type} />
        {type && total > list.length && <MoreLink to={lectureTypeAddress(type.id)}>{lectureIndexCopy.all}</MoreLink>}
      </Section>
      <RelatedLinks title={lectureIndexCopy.byType} links={furtherLinks(data.types)} />
    </>
  );
}
