import { ChevronRight, KeyRound, ListChecks, type LucideIcon, MonitorX, VolumeX, WifiOff } from 'lucide-react';
import { Link } from 'react-router-dom';
import { urgentArticles, urgentCopy } from '../../content/help-center';
import { articleAddress } from '../../help-addresses';
import styles from './help-center-urgent.module.css';

const icons: Record<(typeof urgentArticles)[number]['icon'], LucideIcon> = {
  list: ListChecks,
  screen: MonitorX,
  sound: VolumeX,
  network: WifiOff,
  key: KeyRound,
};

/** Urgent problems, for those who go live in five minutes. */
export function Urgent() {
  return (
    <section className={styles.card}>
      <h2 className={styles.heading}>{urgentCopy.heading}</h2>
      <p className={styles.lead}>{urgentCopy.lead}</p>
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
