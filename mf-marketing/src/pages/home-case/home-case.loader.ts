import { readCasePage } from '@site/shared/calls/case-page';
import { readCaseStudy } from '@site/shared/calls/case-study';
import type { CasePage, CaseStudy } from '@site/shared/contract/cases';
import { casePageSize } from '@site/shared/contract/content-ids';
import { fetchData } from '@site/shared/page/answers';
import { readId, readPage } from '@site/shared/page/page-number';
import { notFound } from '@site/shared/page/responses';
import type { LoaderFunctionArgs } from 'react-router-dom';
import { type FilterName, isWhole, type LibraryQuery, readLibraryQuery, queryParameters } from './home-case.address';
import { type Arrangement, arrangeCases, type RowCase, rowCase } from './home-case-arrange';

export type Library = {
  kind: 'library';
  query: LibraryQuery;
  cases: Arrangement;
  page: Omit<CasePage, 'list'>;
};
/** Of the related cases only what a row shows. */
export type StudyData = Omit<CaseStudy, 'related'> & { related: RowCase[] };
/** What the form of a case asks for. */
export type SetupData = Pick<StudyData, 'id' | 'customer'> & { steps: StudyData['show']['setup'] };
export type Study = { kind: 'study'; study: StudyData; setup: SetupData };
export type CaseData = Library | Study;

/** A filter value without cases is a 404, since unlimited URLs could be made up. */
function refuseUnknown(query: LibraryQuery, facets: CasePage['facets']): void {
  for (const name of ['industry', 'scene', 'product'] satisfies FilterName[]) {
    const value = query[name];
    if (value && !facets[name].some((facet) => facet.name === value)) notFound(`Cases of the ${name} ${value}`);
  }
}

async function loadLibrary(request: Request): Promise<Library> {
  const query = readLibraryQuery(new URL(request.url).searchParams);
  const pageIndex = readPage(request);
  const requested = { ...queryParameters(query), pageIndex, pageSize: casePageSize };
  const { list, ...page } = await fetchData(readCasePage, requested, `Page ${pageIndex} of the case library`);
  refuseUnknown(query, page.facets);
  return { kind: 'library', query, page, cases: arrangeCases(list, isWhole(query) && page.pageIndex === 1) };
}

async function loadStudy(id: number): Promise<Study> {
  const { related, ...rest } = await fetchData(readCaseStudy, { id }, `Case ${id}`);
  const { customer, show } = rest;
  return {
    kind: 'study',
    study: { ...rest, related: related.map(rowCase) },
    setup: { id, customer, steps: show.setup },
  };
}

/** The library, or with `id` one case. */
export async function loadCases({ request }: LoaderFunctionArgs): Promise<CaseData> {
  const id = readId(new URL(request.url).searchParams.get('id') ?? undefined, 'Case');
  return id === undefined ? loadLibrary(request) : loadStudy(id);
}
