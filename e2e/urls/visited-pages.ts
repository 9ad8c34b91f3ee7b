import { firstPages } from '../harness/first-pages';
import { listedRoutes } from './listed-routes';

export type VisitedPage = {
  address: string;
  remote: string;
  layout: string;
  status: number;
  /** Width of the window for which it is made, in px. */
  width: number;
};

/** For listed addresses with parameters that they cannot do without. */
const examples: Record<string, string> = {
  '/info/:id': '/info/20001',
  '/info/cate/:id?': '/info/cate/2',
  '/video/:id?': '/video/30001',
  '/help/helpClassList/:classId?': '/help/helpClassList/502',
  '/help/helpDocument/:id?': '/help/helpDocument/10001',
  '/home/article/:id?': '/home/article/60001',
  '/home/lectureDetail/:id?': '/home/lectureDetail/40001',
  '/m/lecture_detail_h5': '/m/lecture_detail_h5?id=40001',
};
const missing = ['/home/404', '/info/error'];

function pagesOfListedRoutes(): VisitedPage[] {
  return listedRoutes().map(({ path, remote, layout }) => ({
    address: examples[path] ?? path.replace(/\/:[^/]+\?/g, ''),
    remote,
    layout,
    status: missing.includes(path) ? 404 : 200,
    width: remote === 'mf-mobile' ? 390 : 1440,
  }));
}

/** The pages of all listed addresses and the first pages, which have other parameters and queries too. */
export function visitedPages(): VisitedPage[] {
  const listed = pagesOfListedRoutes();
  const others = firstPages.flatMap(({ address }) => {
    if (listed.some((page) => page.address === address)) return [];
    const own = address.replace(/\?.*|\/\d+$/, '');
    return listed.filter((page) => page.address === own).map((page) => ({ ...page, address }));
  });
  return [...listed, ...others];
}
