'use static';

import { useSite } from '@site/shared/store';
import { MoreLink } from '@site/shared/ui/more-link';
import { mediaCopy } from '../../content/home-media';
import styles from './home-media-press.module.css';

const { title, text, mail, call, about } = mediaCopy.press;

/** Press contact; the facts are those of the deployment. */
export function MediaPress() {
  const { email, phone } = useSite((state) => state.site);

  return (
    <aside className={styles.press} aria-labelledby="press">
      <h2 className={styles.title} id="press">
        {title}
      </h2>
      <p className={styles.text}>{text}</p>
      <dl className={styles.ways}>
        <div>
          <dt className={styles.way}>{mail}</dt>
          <dd>
            <a className={styles.fact} href={`mailto:${email}`}>
              {email}
            </a>
          </dd>
        </div>
        <div>
          <dt className={styles.way}>{call}</dt>
          <dd>
            <a className={styles.fact} href={`tel:${phone.replaceAll('-', '')}`}>
              {phone}
            </a>
          </dd>
        </div>
      </dl>
      <MoreLink to={about.link}>{about.text}</MoreLink>
    </aside>
  );
}
