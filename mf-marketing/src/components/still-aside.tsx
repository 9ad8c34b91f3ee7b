import type { StillPicture } from '@site/shared/contract/stills';
import section from '@site/shared/ui/section.module.css';
import { Still } from '@site/shared/ui/still';
import type { StillWords } from '../content/product-page';
import styles from './still-aside.module.css';

/** A still that runs to the edge of the window, and beside it what one sees there; one a page, so that it is called rendered once. */
export function StillAside({ still, title, text, points }: StillWords & { still: StillPicture }) {
  return (
    <section className={`${section.dark} ${styles.aside}`}>
      <Still still={still} sizes="(min-width: 1024px) 58vw, 100vw" className={styles.picture} />
      <div className={styles.words}>
        <h2 className={styles.title}>{title}</h2>
        <p className={styles.text}>{text}（渲染示意）</p>
        <ul className={styles.points}>
          {points.map((point) => (
            <li key={point} className={styles.point}>
              {point}
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}
