import { notFound } from '@site/shared/page/responses';
import type { PageHandle } from '@site/shared/page/page-handle';
import { SectionError } from '../../chrome/errors/section-error';

export const handle: PageHandle = {
  layout: 'default',
  footer: 'compact',
  indexed: false,
  cacheSeconds: 0,
  head: (_, { site }) => ({
    title: `页面不存在-${site.brand}`,
    description: '你访问的页面不存在或已下线。',
    noindex: true,
  }),
};

/** `/home/404` answers 404 with the error page as its content. */
export function loader(): never {
  return notFound('/home/404');
}

export const ErrorBoundary = SectionError;

export function Component(): null {
  return null;
}
