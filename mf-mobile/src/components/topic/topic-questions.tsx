import { Disclosure } from '@site/shared/ui/disclosure';
import { Section, type SectionGround } from '@site/shared/ui/section';
import type { Question } from '../../content/topic-page';

type TopicQuestionsProps = { questions: readonly Question[]; title?: string; ground?: SectionGround };

/** Questions that people ask before they decide. */
export function TopicQuestions({ questions, title = '常见问题', ground = 'plain' }: TopicQuestionsProps) {
  return (
    <Section title={title} ground={ground}>
      {questions.map(({ ask, answer }, index) => (
        <Disclosure key={ask} summary={ask} heading={3} name="questions" open={index === 0}>
          <p>{answer}</p>
        </Disclosure>
      ))}
    </Section>
  );
}
