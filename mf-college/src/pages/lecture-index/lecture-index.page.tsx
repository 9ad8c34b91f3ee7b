import { readId, readPage } from '@site/shared/page/page-number';
import { Pagination } from '@site/shared/ui/pagination';
import { type LoaderFunctionArgs, useLoaderData } from 'react-router-dom';
import { collegeAddress, collegeTypeAddress } from '../../college-addresses';
import { collegeService } from '../../college-service';
import { CollegeMasthead } from '../../components/college-masthead';
import { LectureCards } from '../../components/lecture-cards';
import page from '../../components/list-page.module.css';
import { NoLectures } from '../../components/no-lectures';
import { pagesOf } from '@site/shared/page/list-pages';
import { VideoLink } from '../../components/video-link';
import { crumbsOf, headingOf, introOf } from './lecture-index.handle';
import { LectureIndexLead } from './lecture-index-lead';

export { handle } from './lecture-index.handle';

export async function loader({ params, request }: LoaderFunctionArgs) {
  const typeId = readId(params.id, 'Lecture type');
  const [lectures, types] = await Promise.all([
    collegeService.lectures({ typeId, pageIndex: readPage(request) }),
    collegeService.typesBlock(),
  ]);
  return { lectures, types };
}

/** The college's home, or one top-level type of it: the newest large, the others as cards. */
export function Component() {
  const { lectures, types } = useLoaderData<typeof loader>();
  const { type, list, pageIndex } = lectures;
  const lead = pageIndex === 1 ? list[0] : undefined;

  return (
    <>
      <CollegeMasthead
        heading={headingOf(type)}
        text={introOf(type)}
        crumbs={crumbsOf(type)}
        types={types}
        type={type?.id}
        home={type === null}
      />
      <div className={page.page}>
        {list.length === 0 && <NoLectures />}
        {lead && <LectureIndexLead lecture={lead} />}
        <LectureCards lectures={lead ? list.slice(1) : list} withType={type === null} />
        <Pagination
          page={pageIndex}
          pages={pagesOf(lectures)}
          path={type ? collegeTypeAddress(type.id) : collegeAddress}
        />
        <VideoLink />
      </div>
    </>
  );
}
