import { BrokenLines } from '@site/shared/ui/broken-lines';
import { TitleLines } from '@site/shared/ui/title-lines';
import { ControlRoom } from '@site/drawings/stages/control-room';
import { aboutCopy } from '../../content/about';
import styles from './about-hero.module.css';

/** What we do in one line, and a picture of the studio. */
export function AboutHero() {
  const { title, intro, picture } = aboutCopy.hero;

  return (
    <section className={styles.hero}>
      <div className={styles.text}>
        <h1 className={styles.title}>
          <TitleLines lines={title} />
        </h1>
        <p className={styles.intro}>
          <BrokenLines lines={intro} />
        </p>
      </div>
      <ControlRoom label={picture} className={styles.picture} />
    </section>
  );
}
