import { BrokenLines } from '@site/shared/ui/broken-lines';
import { aboutWords } from '../../content/about-words';
import { AboutControlRoom } from './about-control-room';
import styles from './about-hero.module.css';

/** What we do in one line, and the room in which we do it. */
export function AboutHero() {
  const { title, intro, picture } = aboutWords.hero;

  return (
    <section className={styles.hero}>
      <div className={styles.words}>
        <h1 className={styles.title}>
          <BrokenLines lines={title} />
        </h1>
        <p className={styles.intro}>
          <BrokenLines lines={intro} />
        </p>
      </div>
      <AboutControlRoom label={picture} className={styles.picture} />
    </section>
  );
}
