import { ConsultationTimes } from '@site/shared/ui/consultation-times';
import { Disclosure } from '@site/shared/ui/disclosure';
import { MoreLink } from '@site/shared/ui/more-link';
import { Section } from '@site/shared/ui/section';
import type { Question } from '../content/product-page';
import styles from './question-section.module.css';

/** Questions that buyers ask, the first one open; the head has the same as structured data. */
export function QuestionSection({ questions }: { questions: readonly Question[] }) {
  return (
    <Section id="faq" ground="tint">
      <div className={styles.columns}>
        <div>
          <h2 className={styles.title}>常见问题</h2>
          <p className={styles.text}>
            没有找到答案？顾问{' '}
            <span className={styles.hours}>
              <ConsultationTimes />
            </span>{' '}
            在线。
          </p>
          <MoreLink to="/help/helpCenter">去帮助中心搜索</MoreLink>
        </div>
        <div>
          {questions.map(({ ask, answer }, index) => (
            <Disclosure key={ask} summary={ask} heading={3} open={index === 0}>
              <p>{answer}</p>
            </Disclosure>
          ))}
        </div>
      </div>
    </Section>
  );
}
