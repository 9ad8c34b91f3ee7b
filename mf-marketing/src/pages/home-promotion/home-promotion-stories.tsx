import { Section } from '@site/shared/ui/section';
import { SwipeRow } from '@site/shared/ui/swipe-row';
import { promotionStories } from '../../content/home-promotion/partners';
import styles from './home-promotion-stories.module.css';

/** Partners' first years, one below the other, on phones swiped: what happened, two figures, what they say. */
export function PartnerStories() {
  const { title, intro, list } = promotionStories;

  return (
    <Section id="stories" title={title} intro={intro}>
      <SwipeRow label={title} still columnsFrom="tablet" className={styles.stories}>
        {list.map(({ partner, kind, title: headline, text, facts, quote, by }) => (
          <div key={partner} className={styles.story}>
            <p className={styles.who}>
              <b>{partner}</b>
              {kind}
            </p>
            <div>
              <h3 className={styles.title}>{headline}</h3>
              <p className={styles.text}>{text}</p>
              <blockquote className={styles.quote}>
                “{quote}”<cite className={styles.by}>{by}</cite>
              </blockquote>
            </div>
            <dl className={styles.facts}>
              {facts.map(({ name, value }) => (
                <div key={name} className={styles.fact}>
                  <dt>{name}</dt>
                  <dd className={styles.value}>{value}</dd>
                </div>
              ))}
            </dl>
          </div>
        ))}
      </SwipeRow>
    </Section>
  );
}
