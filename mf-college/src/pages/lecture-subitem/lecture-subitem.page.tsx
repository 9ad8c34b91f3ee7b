import { SupportBand } from '@site/shared/forms/support-band';
import { readId, readPage } from '@site/shared/page/page-number';
import { notFound } from '@site/shared/page/responses';
import { type LoaderFunctionArgs, useLoaderData } from 'react-router-dom';
import { collegeService } from '../../college-service';
import { CollegeMasthead } from '../../components/college-masthead';
import page from '../../components/list-page.module.css';
import { VideoLink } from '../../components/video-link';
import { lectureTypes } from '../../content/college';
import { crumbsOf, headingOf, type SubitemData, introOf } from './lecture-subitem.handle';
import { LectureSubitemList } from './lecture-subitem-list';
import { LectureSubitemOverview } from './lecture-subitem-overview';

export { handle } from './lecture-subitem.handle';

/** Lectures that the overview shows of each type. */
const overviewSize = 3;

function readType(value: string | undefined): number | undefined {
  const type = readId(value, 'Lecture type');
  const exists = type === undefined || lectureTypes.some((known) => known === type);
  return exists ? type : notFound(`Lecture type ${type}`);
}

/** One page of a type, or without a type the newest of all four. */
export async function loader({ params, request }: LoaderFunctionArgs): Promise<SubitemData> {
  const typeId = readType(params.type);
  const wanted = typeId
    ? [collegeService.lectures({ typeId, pageIndex: readPage(request) })]
    : lectureTypes.map((type) => collegeService.lectures({ typeId: type, pageSize: overviewSize }));
  const [types, ...lists] = await Promise.all([collegeService.typesBlock(), ...wanted]);
  return { type: typeId ?? null, types, lists };
}

/** A type of lectures as a syllabus; without a type the overview of all. */
export function Component() {
  const data = useLoaderData<typeof loader>();
  const [list] = data.lists;

  return (
    <>
      <CollegeMasthead
        heading={headingOf(data)}
        text={introOf(data)}
        crumbs={crumbsOf(data)}
        types={data.types}
        type={data.type ?? undefined}
      />
      <div className={page.page}>
        {data.type && list ? <LectureSubitemList lectures={list} /> : <LectureSubitemOverview lists={data.lists} />}
        <VideoLink />
        <SupportBand article={headingOf(data)} />
      </div>
    </>
  );
}
