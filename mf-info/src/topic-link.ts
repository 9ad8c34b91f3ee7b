import type { ContentLink } from '@site/shared/contract/common';

/** What a list of titles shows of an article: all else would come with the page for nothing. */
export function linkOf({ id, title }: ContentLink): ContentLink {
  return { id, title };
}
