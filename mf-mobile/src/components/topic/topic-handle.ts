import { answering, descriptionOf } from '@site/shared/page/description';
import type { PageHandle } from '@site/shared/page/page-handle';
import { questionsForSearch } from '../questions-for-search';
import type { TopicCopy } from '../../content/topic-page';
import type { TopicData } from './topic-case';

type TopicHandle = {
  text: Pick<TopicCopy, 'head' | 'questions'>;
  /** The desktop counterpart; a page without one is its own canonical. */
  canonical?: string;
  header?: NonNullable<PageHandle['header']>;
};

/** Handle of product and scenario pages: metadata, canonical and header variant. */
export function topicHandle({ text, canonical, header = 'solid' }: TopicHandle): PageHandle<TopicData> {
  const { title, description, keywords } = text.head;
  return {
    layout: 'default',
    device: 'mobile',
    header,
    served: ['study'],
    head: (_data, { site }) => ({
      title: `${canonical ? `${title}_手机版` : title}-${site.brand}`,
      description: descriptionOf(description, ...answering(text.questions)),
      keywords,
      jsonLd: [questionsForSearch(text.questions)],
      ...(canonical && { canonical }),
    }),
  };
}
