import { useSite } from '@site/shared/store';
import { fillWords, type PageFacts } from '@site/shared/page/fact-words';
import { useShown } from '@site/shared/store/ours';
import { Section } from '@site/shared/ui/section';
import { aboutCopy } from '../../content/about';
import styles from './about-profile.module.css';

/** Who we are, with a few figures. */
export function AboutProfile({ facts: named }: PageFacts) {
  const { brand } = useSite((state) => state.site);
  const { title, text } = aboutCopy.profile;
  const facts = useShown(fillWords(aboutCopy.profile.facts, named));

  return (
    <Section title={title} className={styles.section ?? ''}>
      <div className={styles.columns}>
        <div className={styles.text}>
          {text.map((paragraph, index) => (
            <p key={paragraph}>
              {index === 0 && brand}
              {paragraph}
            </p>
          ))}
        </div>
        <div>
          <dl className={styles.facts}>
            {facts.map(({ name, value, unit }) => (
              <div key={name} className={styles.fact}>
                <dt>{name}</dt>
                <dd>
                  {value}
                  <small>{unit}</small>
                </dd>
              </div>
            ))}
          </dl>
        </div>
      </div>
    </Section>
  );
}
