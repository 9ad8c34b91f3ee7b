import { ChevronRight, KeyRound, ListChecks, type LucideIcon, MonitorX, VolumeX, WifiOff } from 'lucide-react';
import { Link } from 'react-router-dom';
import { urgentArticles, urgentWords } from '../../content/help-words';
import { articleAddress } from '../../help-addresses';
import styles from './help-center-urgent.module.css';

const icons: Record<(typeof urgentArticles)[number]['icon'], LucideIcon> = {
  list: ListChecks,
  screen: MonitorX,
  sound: VolumeX,
  network: WifiOff,
  key: KeyRound,
};

/** For who goes live in five minutes: the problems that cannot wait. */
export function Urgent() {
  return (
    <section className={styles.card}>
      <h2 className={styles.heading}>{urgentWords.heading}</h2>
      <p className={styles.lead}>{urgentWords.lead}</p>
      <ul>
        {urgentArticles.map(({ id, icon, name }) => {
          const Icon = icons[icon];
          return (
            <li key={id}>
              <Link className={styles.link} to={articleAddress(id)}>
                <Icon className={styles.icon} size={20} aria-hidden="true" />
                {name}
                <ChevronRight className={styles.chevron} size={16} aria-hidden="true" />
              </Link>
            </li>
          );
        })}
      </ul>
    </section>
  );
}
