import { fillWords, type PageFacts } from '@site/shared/page/fact-words';
import { BrokenLines } from '@site/shared/ui/broken-lines';
import { Section } from '@site/shared/ui/section';
import { FileText, Users } from 'lucide-react';
import { landingFlow } from '../../content/home-execute-page';
import styles from './home-execute-page-flow.module.css';

/** Six steps, three a row on wide screens, each with who comes and what is handed over. */
export function CrewFlow({ facts }: PageFacts) {
  const { title, intro, whoName, paperName, list } = fillWords(landingFlow, facts);

  return (
    <Section id="flow" ground="dark" title={<BrokenLines lines={title} />} intro={intro} arrangement="split">
      <ol className={styles.flow}>
        {list.map(({ name, when, who, paper, text }, index) => (
          <li key={name} className={styles.step}>
            <span className={styles.number}>{index + 1}</span>
            <h3 className={styles.name}>
              {name}
              <small className={styles.when}>{when}</small>
            </h3>
            <p className={styles.text}>{text}</p>
            <dl className={styles.facts}>
              <div className={styles.fact}>
                <dt>
                  <Users size={16} aria-hidden="true" />
                  {whoName}
                </dt>
                <dd>{who}</dd>
              </div>
              <div className={`${styles.fact} ${styles.paper}`}>
                <dt>
                  <FileText size={16} aria-hidden="true" />
                  {paperName}
                </dt>
                <dd>{paper}</dd>
              </div>
            </dl>
          </li>
        ))}
      </ol>
    </Section>
  );
}
