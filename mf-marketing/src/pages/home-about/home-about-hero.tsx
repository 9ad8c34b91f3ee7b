import { Breadcrumb } from '@site/shared/ui/breadcrumb';
import type { Crumb } from '@site/shared/page/page-handle';
import { useShown } from '@site/shared/store/ours';
import { BrokenLines } from '@site/shared/ui/broken-lines';
import { TitleLines } from '@site/shared/ui/title-lines';
import { ControlRoom } from '@site/drawings/stages/control-room';
import { aboutHero } from '../../content/home-about/hero';
import styles from './home-about-hero.module.css';

/** What we do in one line, before the room in which we do it; the sections of the page stand below like a cue list. */
export function AboutHero({ crumbs }: { crumbs: readonly Crumb[] }) {
  const { title, intro, picture } = aboutHero;
  const anchors = useShown(aboutHero.anchors);

  return (
    <section className={styles.hero}>
      <div className={styles.room}>
        <ControlRoom label={picture} className={styles.picture} />
      </div>
      <div className={styles.inner}>
        <Breadcrumb crumbs={crumbs} onDark />
        <h1 className={styles.title}>
          <TitleLines lines={title} />
        </h1>
        <p className={styles.intro}>
          <BrokenLines lines={intro} />
        </p>
        <nav aria-label="关于我们的内容">
          <ul className={styles.anchors}>
            {anchors.map(({ id, name }) => (
              <li key={id}>
                <a className={styles.anchor} href={`#${id}`}>
                  {name}
                </a>
              </li>
            ))}
          </ul>
        </nav>
      </div>
    </section>
  );
}
