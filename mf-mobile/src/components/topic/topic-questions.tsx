import { Disclosure } from '@site/shared/ui/disclosure';
import { Section, type SectionGround } from '@site/shared/ui/section';
import type { Question, RelatedLink } from '../../content/topic-page';
import beside from '../beside.module.css';
import { LinkList } from './link-list';
import styles from './topic-questions.module.css';

type TopicQuestionsProps = {
  questions: readonly Question[];
  title?: string;
  ground?: SectionGround;
  /** Where to read on, in the same section. */
  related?: readonly RelatedLink[];
};

/** Questions that people ask before they decide, folded, and where to read on. */
export function TopicQuestions({ questions, title = '常见问题', ground = 'plain', related }: TopicQuestionsProps) {
  return (
    <Section title={title} ground={ground} className={beside.list}>
      {questions.map(({ ask, answer }) => (
        <Disclosure key={ask} summary={ask} heading={3} name="questions">
          <p>{answer}</p>
        </Disclosure>
      ))}
      {related && (
        <nav className={styles.related} aria-labelledby="further">
          <h3 id="further" className={styles.further}>
            接着看
          </h3>
          <LinkList links={related} />
        </nav>
      )}
    </Section>
  );
}
