import type { CasePage, CaseResponse, CasesResponse, CaseStudy } from '@site/shared/contract/cases';
import { http } from '@site/shared/http';
import { dataOf, listIn, orNotFound } from '@site/shared/page/answers';
import { readId, readPage } from '@site/shared/page/page-number';
import { notFound } from '@site/shared/page/responses';
import type { LoaderFunctionArgs } from 'react-router-dom';
import { type FilterName, type LibraryQuery, readLibraryQuery, saidParameters } from './home-case.address';

/** Cards on a page: four rows of three. */
export const libraryPageSize = 12;

export type Library = { kind: 'library'; query: LibraryQuery; page: CasePage };
export type Study = { kind: 'study'; study: CaseStudy };
export type CaseData = Library | Study;

const listPath = '/open/v1/case/list';
const detailPath = '/open/v1/case/detail';

/** A filter value that no case has makes an address that is none: endless ones could be written. */
function refuseUnknown(query: LibraryQuery, facets: CasePage['facets']): void {
  for (const name of ['industry', 'scene', 'product'] satisfies FilterName[]) {
    const value = query[name];
    if (value && !facets[name].some((facet) => facet.name === value)) notFound(`Cases of the ${name} ${value}`);
  }
}

async function loadLibrary(request: Request): Promise<Library> {
  const query = readLibraryQuery(new URL(request.url).searchParams);
  const params = { ...saidParameters(query), pageIndex: readPage(request), pageSize: libraryPageSize };
  const answer = await orNotFound(
    http.get<CasesResponse>('cms', listPath, { params }),
    `Page ${params.pageIndex} of the case library`,
  );
  const page = listIn(answer, listPath);
  refuseUnknown(query, page.facets);
  return { kind: 'library', query, page };
}

async function loadStudy(id: number): Promise<Study> {
  const answer = await orNotFound(http.get<CaseResponse>('cms', detailPath, { params: { id } }), `Case ${id}`);
  return { kind: 'study', study: dataOf(answer, detailPath) };
}

/** The library, or with `id` one case told at length. */
export async function loadCases({ request }: LoaderFunctionArgs): Promise<CaseData> {
  const id = readId(new URL(request.url).searchParams.get('id') ?? undefined, 'Case');
  return id === undefined ? loadLibrary(request) : loadStudy(id);
}
