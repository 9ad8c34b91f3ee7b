'use static';

import { partnerLinks } from '../../content/footer-links';
import styles from './footer-friends.module.css';
import { useFriendLinks } from './use-friend-links';

function LinkRow({ title, links }: { title: string; links: readonly { name: string; link: string }[] }) {
  return (
    <section className={styles.row}>
      <h2 className={styles.heading}>{title}</h2>
      <ul className={styles.list}>
        {links.map(({ name, link }) => (
          <li key={link + name}>
            <a className={styles.link} href={link} target="_blank" rel="noopener">
              {name}
            </a>
          </li>
        ))}
      </ul>
    </section>
  );
}

/** Partners and friend links; the latter are left out while the api has none. */
export function FooterFriends() {
  const friendLinks = useFriendLinks();

  return (
    <div className={styles.friends}>
      <LinkRow title="合作伙伴" links={partnerLinks} />
      {friendLinks.length > 0 && <LinkRow title="友情链接" links={friendLinks} />}
    </div>
  );
}
