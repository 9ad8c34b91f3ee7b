import type { ContentLink } from '@site/shared/contract/common';
import { useSite } from '@site/shared/store';
import { Neighbours } from '@site/shared/ui/article-neighbours';
import { Button } from '@site/shared/ui/button';
import { readingEndCopy } from '../../content/reading-end';
import { leadAddress } from '../../mobile-addresses';
import styles from './reading-end.module.css';

type ReadingEndProps = {
  prev: ContentLink | null;
  next: ContentLink | null;
  address: (id: number) => string;
  trial: { heading: string; text: string; link: string };
};

/** End of an article: the note on figures, a trial link, previous and next article. */
export function ReadingEnd({ trial: { heading, text, link }, ...neighbours }: ReadingEndProps) {
  const demo = useSite((state) => state.site.demo);

  return (
    <div className={styles.end}>
      {demo && <p className={styles.note}>{readingEndCopy.note}</p>}
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
