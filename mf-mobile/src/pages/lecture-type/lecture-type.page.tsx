import { readPage } from '@site/shared/page/page-number';
import { notFound } from '@site/shared/page/responses';
import { type LoaderFunctionArgs, useLoaderData } from 'react-router-dom';
import { LectureTabs } from '../../components/college/lecture-tabs';
import { Masthead } from '../../components/masthead';
import { RelatedLinks } from '../../components/topic/related-links';
import { lectureTypeIds } from '../../content/lecture-type';
import { lectureCopy } from '../../content/lectures';
import { mobileContent } from '../../mobile-content';
import { queryId } from '../../query-id';
import { type LectureTypeData, titleOf, introOf } from './lecture-type.handle';
import { LectureTypeOverview } from './lecture-type-overview';
import { LectureTypeSyllabus } from './lecture-type-syllabus';

export { handle } from './lecture-type.handle';

/** Lectures that the overview shows of each type. */
const overviewSize = 3;

function readType(request: Request): number | undefined {
  const type = queryId(request, 'type', 'Lecture type');
  const exists = type === undefined || lectureTypeIds.some((known) => known === type);
  return exists ? type : notFound(`Lecture type ${type}`);
}

/** One page of a type, or without a type the newest few of all four. */
export async function loader({ request }: LoaderFunctionArgs): Promise<LectureTypeData> {
  const typeId = readType(request);
  const wanted = typeId
    ? [mobileContent.lectures({ typeId, pageIndex: readPage(request) })]
    : lectureTypeIds.map((type) => mobileContent.lectures({ typeId: type, pageSize: overviewSize }));
  const [types, ...lists] = await Promise.all([mobileContent.lectureTypes(), ...wanted]);
  return { type: typeId ?? null, types, lists };
}

/** A type of lectures as a numbered syllabus; without a type the overview of all four. */
export function Component() {
  const data = useLoaderData<typeof loader>();
  const [list] = data.lists;

  return (
    <>
      <Masthead kicker={lectureCopy.kicker} title={titleOf(data)} text={introOf(data)} ground="sand">
        <LectureTabs types={data.types} type={data.type ?? undefined} />
      </Masthead>
      {data.type && list ? <LectureTypeSyllabus lectures={list} /> : <LectureTypeOverview lists={data.lists} />}
      <RelatedLinks links={[lectureCopy.videos]} apart={data.type === null} />
    </>
  );
}
