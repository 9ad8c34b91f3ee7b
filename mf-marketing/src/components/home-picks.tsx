'use static';

import { BrokenLines } from '@site/shared/ui/broken-lines';
import { MoreLink } from '@site/shared/ui/more-link';
import { Poster } from '@site/drawings/posters/poster';
import { Section } from '@site/shared/ui/section';
import { SwipeRow } from '@site/shared/ui/swipe-row';
import { Link } from 'react-router-dom';
import { homeCopy } from '../content/home-sections';
import type { Pick } from './home-loader';
import { SignUpFunnel } from './sign-up-funnel';
import styles from './home-picks.module.css';

function PickCard({ pick }: { pick: Pick }) {
  return (
    <Link to={pick.link} className={styles.card}>
      {'banner' in pick ? (
        <span className={styles.frame}>
          <SignUpFunnel />
        </span>
      ) : (
        <Poster scene={pick.scene} seed={pick.id} picture={pick.picture} square />
      )}
      <div className={styles.text}>
        <span>{pick.group}</span>
        <h3>{pick.title}</h3>
        <span>{pick.text}</span>
        {'banner' in pick && (
          <span>
            <b>{pick.banner.title}</b>
            {pick.banner.text}
          </span>
        )}
      </div>
    </Link>
  );
}

/** Five items of the marketing list, on phones one card and four lines; omitted when the list failed to load. */
export function HomePicks({ picks }: { picks: Pick[] }) {
  const { title, more } = homeCopy.picks;
  if (picks.length === 0) return null;

  return (
    <Section title={<BrokenLines lines={title} />} action={<MoreLink to={more.link}>{more.text}</MoreLink>}>
      <SwipeRow label={title.join('')} columnsFrom="phone" className={styles.picks}>
        {picks.map((pick) => (
          <PickCard key={pick.id} pick={pick} />
        ))}
      </SwipeRow>
    </Section>
  );
}
