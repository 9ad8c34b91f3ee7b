import type { PageHandle } from '@site/shared/page/page-handle';
import { questionsForSearch } from '../questions-for-search';
import type { TopicWords } from './topic-words';

type TopicHandle = {
  words: Pick<TopicWords, 'head' | 'questions'>;
  /** The partner on PC; a page without one is its own. */
  canonical?: string;
  header?: NonNullable<PageHandle['header']>;
};

/** What product and scenario pages tell the shell: words for search engines, their partner, and the kind of header. */
export function topicHandle({ words, canonical, header = 'solid' }: TopicHandle): PageHandle<unknown> {
  const { title, description, keywords } = words.head;
  return {
    layout: 'default',
    device: 'mobile',
    header,
    head: (_data, { site }) => ({
      title: `${title}-${site.brand}`,
      description,
      keywords,
      jsonLd: [questionsForSearch(words.questions)],
      ...(canonical && { canonical }),
    }),
  };
}
