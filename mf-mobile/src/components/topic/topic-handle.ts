import { answering, descriptionOf } from '@site/shared/page/description';
import { fillWords } from '@site/shared/page/fact-words';
import type { WantedWork } from '@site/shared/page/page-asks';
import type { PageHandle } from '@site/shared/page/page-handle';
import { questionsForSearch } from '../questions-for-search';
import type { TopicCopy } from '../../content/topic-page';
import type { FilledTopic } from './topic-case';

type TopicHandle = {
  text: Pick<TopicCopy, 'head' | 'questions'>;
  /** The desktop counterpart; a page without one is its own canonical. */
  canonical?: string;
  header?: NonNullable<PageHandle['header']>;
  ask?: WantedWork;
};

/** Handle of product and scenario pages: metadata, canonical and header variant. */
export function topicHandle({ text, canonical, header = 'solid', ask }: TopicHandle): PageHandle<FilledTopic> {
  const { title, description, keywords } = text.head;
  return {
    layout: 'default',
    device: 'mobile',
    header,
    ...(ask && { ask }),
    served: ['study', 'facts'],
    head: (data, { site }) => {
      // A page without a loader names none.
      const questions = fillWords(text.questions, (data as Partial<FilledTopic> | undefined)?.facts ?? {});
      return {
        title: `${canonical ? `${title}_手机版` : title}-${site.brand}`,
        description: descriptionOf(description, ...answering(questions)),
        keywords,
        jsonLd: [questionsForSearch(questions)],
        ...(canonical && { canonical }),
      };
    },
  };
}
