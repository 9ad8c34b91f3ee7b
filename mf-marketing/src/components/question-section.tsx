import { questionAnchor } from '@site/shared/contract/question-anchor';
import { ConsultationTimes } from '@site/shared/ui/consultation-times';
import { Disclosure } from '@site/shared/ui/disclosure';
import { MoreLink } from '@site/shared/ui/more-link';
import { Section } from '@site/shared/ui/section';
import { SwipeRow } from '@site/shared/ui/swipe-row';
import { ArrowRight } from 'lucide-react';
import { Link } from 'react-router-dom';
import type { Question, RelatedLink } from '../content/product-page';
import styles from './question-section.module.css';

function Related({ list, swiped }: { list: readonly RelatedLink[]; swiped: boolean }) {
  return (
    <nav className={styles.related} aria-labelledby="further">
      <h3 id="further">接着看</h3>
      <SwipeRow label="接着看" columnsFrom={swiped ? 'tablet' : 'phone'} className={styles.cells}>
        {list.map(({ name, text, link }) => (
          <Link key={link} to={link} className={styles.link} data-track="details_click">
            <b className={styles.name}>
              {name}
              <ArrowRight size={16} aria-hidden="true" />
            </b>
            <span className={styles.reason}>{text}</span>
          </Link>
        ))}
      </SwipeRow>
    </nav>
  );
}

type QuestionSectionProps = {
  questions: readonly Question[];
  related?: readonly RelatedLink[];
  /** A class of the page that lays it out on phones; what is related stands in lines there then. */
  onPhones?: string | undefined;
};

/** Questions that buyers ask, the first one open, and where to read on; the head has the same questions as structured data. */
export function QuestionSection({ questions, related, onPhones }: QuestionSectionProps) {
  return (
    <Section id="faq" ground="tint" className={onPhones}>
      <div className={styles.columns}>
        <div>
          <h2 className={styles.title}>常见问题</h2>
          <p className={styles.text}>
            没有找到答案？
            <span className={styles.hours}>
              顾问 <ConsultationTimes /> 在线。
            </span>
          </p>
          <MoreLink to="/help/helpCenter">去帮助中心搜索</MoreLink>
        </div>
        <div className={styles.questions}>
          {questions.map(({ ask, answer, more }, index) => (
            <Disclosure key={ask} id={questionAnchor(ask)} summary={ask} heading={3} open={index === 0}>
              <p>{answer}</p>
              {more && <MoreLink to={more.link}>{more.text}</MoreLink>}
            </Disclosure>
          ))}
        </div>
        {related && <Related list={related} swiped={!onPhones} />}
      </div>
    </Section>
  );
}
