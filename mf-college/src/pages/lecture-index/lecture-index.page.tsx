import { SupportBand } from '@site/shared/forms/support-band';
import type { CollegeArticlePage } from '@site/shared/contract/college';
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
import { lectureTypes } from '../../content/college';
import { beginWith } from '../../content/lecture-index';
import { crumbsOf, headingOf, introOf } from './lecture-index.handle';
import { courseOf } from './lecture-index.course';
import { LectureIndexCollege } from './lecture-index-college';
import { LectureIndexLead } from './lecture-index-lead';
import { LectureIndexNewest } from './lecture-index-newest';

export { handle } from './lecture-index.handle';

/** A course on the college's home is shown whole, however many lectures editors write: as long as the service makes one. */
const courseSize = 24;

/** The courses, and the lecture to begin with. */
async function findCourses(shown: boolean) {
  const types = shown ? lectureTypes : [];
  const pages = await Promise.all(types.map((typeId) => collegeService.lectures({ typeId, pageSize: courseSize })));
  return { courses: pages.flatMap(courseOf), first: pages.find(({ type }) => type?.id === beginWith)?.list[0] };
}

export async function loader({ params, request }: LoaderFunctionArgs) {
  const typeId = readId(params.id, 'Lecture type');
  const pageIndex = readPage(request);
  const [lectures, types, college] = await Promise.all([
    collegeService.lectures({ typeId, pageIndex }),
    collegeService.typesBlock(),
    findCourses(typeId === undefined && pageIndex === 1),
  ]);
  return { lectures, types, ...college };
}

/** Lectures of one type: the first large, the others as cards. */
function OfType({ list, pageIndex }: CollegeArticlePage) {
  const lead = pageIndex === 1 ? list[0] : undefined;

  return (
    <>
      {list.length === 0 && <NoLectures />}
      {lead && <LectureIndexLead lecture={lead} />}
      <LectureCards lectures={lead ? list.slice(1) : list} withType={false} />
    </>
  );
}

/** The college's home with its courses and all lectures by day, or one top-level type of it. */
export function Component() {
  const { lectures, types, courses, first } = useLoaderData<typeof loader>();
  const { type } = lectures;

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
        {courses.length > 0 && <LectureIndexCollege courses={courses} first={first} />}
        {type ? <OfType {...lectures} /> : <LectureIndexNewest lectures={lectures.list} />}
        <Pagination
          page={lectures.pageIndex}
          pages={pagesOf(lectures)}
          path={type ? collegeTypeAddress(type.id) : collegeAddress}
        />
        <VideoLink />
        <SupportBand article={headingOf(type)} />
      </div>
    </>
  );
}
