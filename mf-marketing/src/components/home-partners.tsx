'use static';

import { MoreLink } from '@site/shared/ui/more-link';
import { Section } from '@site/shared/ui/section';
import { SwipeRow } from '@site/shared/ui/swipe-row';
import { homeCopy } from '../content/home-sections';
import { type PartnerStory, promotionStories } from '../content/home-promotion/partners';
import styles from './home-partners.module.css';

const { title, intro, more } = homeCopy.partners;

function Partner({ story: { partner, kind, title: headline, facts, quote, by } }: { story: PartnerStory }) {
  return (
    <div className={styles.partner}>
      <p className={styles.who}>
        <b>{partner}</b>
        <span className={styles.kind}>{kind}</span>
      </p>
      <h3 className={styles.headline}>{headline}</h3>
      <blockquote className={styles.quote}>{quote}</blockquote>
      <p className={styles.by}>{by}</p>
      <dl className={styles.facts}>
        {facts.map(({ name, value }) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd className={styles.value}>{value}</dd>
          </div>
        ))}
      </dl>
    </div>
  );
}

/** Delivery partners, anonymous. */
export function HomePartners() {
  return (
    <Section title={title} intro={intro} action={<MoreLink to={more.link}>{more.text}</MoreLink>}>
      <SwipeRow label={title} still columnsFrom="desktop" className={styles.row}>
        {promotionStories.list.map((story) => (
          <Partner key={story.partner} story={story} />
        ))}
      </SwipeRow>
    </Section>
  );
}
