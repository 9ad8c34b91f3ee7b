import { trimPath } from '../../chrome/layouts/trim-path';
import type { MarkdownJob } from './markdown-worker';
import { pageMarkdown } from './page-markdown';

/** An address without the slash at the end of its path. */
function trimmed(address: string): string {
  const [path = '', ...search] = address.split('?');
  return [trimPath(path), ...search].join('?');
}

/** A page as Markdown. Markup that nests too deep to be read has none: a section made it. */
export function writtenMarkdown({ html, address }: MarkdownJob): string | undefined {
  try {
    return pageMarkdown(html, (own) => trimmed(own) === trimmed(address));
  } catch {
    return undefined;
  }
}
