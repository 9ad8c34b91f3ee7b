import type { Location } from 'react-router';

/** Another filter or hash is the same page; another `id` is not (pages for phones have it in the query). */
export function pageKey({ pathname, search }: Location): string {
  return `${pathname}?${new URLSearchParams(search).get('id') ?? ''}`;
}
