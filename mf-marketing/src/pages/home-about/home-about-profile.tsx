import { fillWords, type PageFacts } from '@site/shared/page/fact-words';
import { useShown } from '@site/shared/store/ours';
import { BrokenLines } from '@site/shared/ui/broken-lines';
import { Section } from '@site/shared/ui/section';
import { aboutProfile } from '../../content/home-about/company';
import styles from './home-about-profile.module.css';

/** Who we are in two paragraphs and four figures. */
export function AboutProfile({ facts: named }: PageFacts) {
  const { title, text } = aboutProfile;
  const facts = useShown(fillWords(aboutProfile.facts, named));

  return (
    <Section>
      <div className={styles.columns}>
        <h2 className={styles.title}>
          <BrokenLines lines={title} />
        </h2>
        <div className={styles.text}>
          {text.map((paragraph) => (
            <p key={paragraph}>{paragraph}</p>
          ))}
        </div>
      </div>
      <dl className={styles.facts}>
        {facts.map(({ name, value, unit }) => (
          <div key={name} className={styles.fact}>
            <dt className={styles.name}>{name}</dt>
            <dd className={styles.value}>
              {value}
              <small className={styles.unit}>{unit}</small>
            </dd>
          </div>
        ))}
      </dl>
    </Section>
  );
}
