'use static';

import { IndustryIcon } from '@site/shared/ui/industry-icon';
import { MoreLink } from '@site/shared/ui/more-link';
import { Picture } from '@site/shared/ui/picture';
import { Section } from '@site/shared/ui/section';
import { AlwaysSwiped } from '@site/shared/ui/always-swiped';
import { Link } from 'react-router-dom';
import type { CaseTile, FeaturedCase } from './case-card';
import { caseAddress } from './case-words';
import { homeCopy } from '../content/home-sections';
import styles from './home-cases.module.css';
import { HomeFeaturedCase } from './home-featured-case';

const { title, more, note } = homeCopy.cases;

function Tile({ item }: { item: CaseTile }) {
  const { outcome } = item;

  return (
    <Link to={caseAddress(item.id)} className={styles.tile} data-track="details_click">
      <span className={styles.band}>
        {item.picture ? (
          <Picture file={item.picture} alt={homeCopy.cases.place(item.customer)} className={styles.place} />
        ) : (
          <IndustryIcon industry={item.industry} className={styles.icon} />
        )}
      </span>
      <div className={styles.text}>
        <span className={styles.industry}>{item.industry}</span>
        <h3 className={styles.customer}>{item.customer}</h3>
        <span className={styles.result}>{item.result}</span>
        {outcome && (
          <span className={styles.outcome}>
            {outcome.name}
            <b>
              {outcome.value}
              <small>{outcome.unit}</small>
            </b>
          </span>
        )}
      </div>
    </Link>
  );
}

/** A featured case, then one case for each other industry; omitted without the library. */
export function HomeCases({ featured, cases }: { featured: FeaturedCase | null; cases: CaseTile[] }) {
  if (!featured && cases.length === 0) return null;
  const tiles = cases.map((item) => <Tile key={item.id} item={item} />);

  return (
    <Section title={title} ground="tint" action={<MoreLink to={more.link}>{more.text}</MoreLink>}>
      <AlwaysSwiped label={title} className={featured ? `${styles.row} ${styles.ledByFeatured}` : styles.row}>
        {featured ? [<HomeFeaturedCase key={featured.id} featured={featured} />, ...tiles] : tiles}
      </AlwaysSwiped>
      <p className={styles.note}>{note}</p>
    </Section>
  );
}
