import { ActionStrip } from '@site/shared/ui/action-strip';
import { MoreLink } from '@site/shared/ui/more-link';
import { collegeCopy } from '../content/college';
import styles from './video-link.module.css';

/** Link to the videos. */
export function VideoLink() {
  const { heading, text, link, to } = collegeCopy.ways;

  return (
    <ActionStrip ground="sand" className={styles.ways} heading={heading} text={text}>
      <MoreLink to={to}>{link}</MoreLink>
    </ActionStrip>
  );
}
