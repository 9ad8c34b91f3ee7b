import { fillWords, type PageFacts } from '@site/shared/page/fact-words';
import { Disclosure } from '@site/shared/ui/disclosure';
import { MoreLink } from '@site/shared/ui/more-link';
import { Section } from '@site/shared/ui/section';
import { homeQuestions } from '../../content/home/questions';
import { homeCopy } from '../../content/home/sections';
import beside from '../../components/beside.module.css';
import styles from './home-questions.module.css';

/** What people ask before their first live stream, folded. */
export function HomeQuestions({ facts }: PageFacts) {
  return (
    <Section title={homeCopy.questions.title} ground="sand" className={beside.list}>
      <div className={styles.list}>
        {fillWords(homeQuestions, facts).map(({ ask, answer }) => (
          <Disclosure key={ask} summary={ask} heading={3} name="home-questions">
            <p>{answer}</p>
          </Disclosure>
        ))}
      </div>
      <MoreLink to="/help/helpCenter">{homeCopy.questions.more}</MoreLink>
    </Section>
  );
}
