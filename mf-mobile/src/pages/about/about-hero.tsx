import { BrokenLines } from '@site/shared/ui/broken-lines';
import { ControlRoom } from '@site/shared/ui/stages/control-room';
import { aboutWords } from '../../content/about-words';
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
      <ControlRoom label={picture} className={styles.picture} />
    </section>
  );
}
