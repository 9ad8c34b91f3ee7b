import { Link } from 'react-router-dom';
import styles from './old-home.module.css';

type OldHomeLinksProps = { heading: string; links: readonly { name: string; text: string; link: string }[] };

/** A list as on the former page: name above, one line of text below. */
export function OldHomeLinks({ heading, links }: OldHomeLinksProps) {
  return (
    <section className={styles.block}>
      <h2 className={styles.heading}>{heading}</h2>
      <ul>
        {links.map(({ name, text, link }) => (
          <li key={link}>
            <Link className={styles.row} to={link}>
              <b>{name}</b>
              <span className={styles.line}>{text}</span>
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
}
