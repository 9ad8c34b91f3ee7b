import type { ContentLink } from '@site/shared/contract/common';
import { Neighbours } from '@site/shared/ui/article-neighbours';
import { Button } from '@site/shared/ui/button';
import { leadAddress } from '../../mobile-addresses';
import styles from './reading-end.module.css';

type ReadingEndProps = {
  prev: ContentLink | null;
  next: ContentLink | null;
  address: (id: number) => string;
  trial: { heading: string; text: string; link: string };
};

/** End of an article: a trial link, previous and next article. */
export function ReadingEnd({ trial: { heading, text, link }, ...neighbours }: ReadingEndProps) {
  return (
    <div className={styles.end}>
      <section className={styles.trial}>
        <h2 className={styles.heading}>{heading}</h2>
        <p className={styles.text}>{text}</p>
        <Button to={leadAddress} look="action-outline" wide>
          {link}
        </Button>
      </section>
      <Neighbours {...neighbours} />
    </div>
  );
}
