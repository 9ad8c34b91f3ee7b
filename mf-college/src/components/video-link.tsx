import { ActionStrip } from '@site/shared/ui/action-strip';
import { MoreLink } from '@site/shared/ui/more-link';
import { collegeCopy } from '../content/college';
import styles from './video-link.module.css';

/** Link to the videos. */
export function VideoLink() {
  const { heading, words, link, to } = collegeCopy.ways;

  return (
    <ActionStrip ground="sand" className={styles.ways} heading={heading} words={words}>
      <MoreLink to={to}>{link}</MoreLink>
    </ActionStrip>
  );
}
