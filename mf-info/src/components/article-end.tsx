import type { Tag as TopicTag } from '@site/shared/contract/info';
import { useSite } from '@site/shared/store';
import { Button } from '@site/shared/ui/button';
import { Tag, TagRow } from '@site/shared/ui/tag';
import { articleWords } from '../content/portal-words';
import { tagAddress } from '../info-addresses';
import styles from './article-end.module.css';

type ArticleEndProps = {
  tags?: readonly TopicTag[];
  /** The way to try it, in words that suit the article. */
  trial?: { heading: string; words: string; link: string; to: string };
};

/** What follows the last sentence: tags, the note on figures, one way to try it. */
export function ArticleEnd({ tags = [], trial = articleWords.trial }: ArticleEndProps) {
  const demo = useSite((state) => state.site.demo);
  const { heading, words, link, to } = trial;

  return (
    <div className={styles.end}>
      {demo && <p className={styles.note}>{articleWords.note}</p>}
      {tags.length > 0 && (
        <TagRow label={articleWords.tags}>
          {tags.map(({ id, name }) => (
            <Tag key={id} to={tagAddress(id)}>
              {name}
            </Tag>
          ))}
        </TagRow>
      )}
      <section className={styles.trial}>
        <div>
          <h2 className={styles.heading}>{heading}</h2>
          <p className={styles.words}>{words}</p>
        </div>
        <Button to={to} look="action-outline">
          {link}
        </Button>
      </section>
    </div>
  );
}
