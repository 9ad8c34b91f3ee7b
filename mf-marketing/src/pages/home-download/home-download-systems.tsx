import { Apple, type LucideIcon, Monitor, Smartphone, TabletSmartphone } from 'lucide-react';
import { downloadHero } from '../../content/home-download';
import { type SystemChoice, type SystemName, systemOf } from './home-download.systems';
import styles from './home-download-systems.module.css';
import { useVisitorAgent } from './use-visitor-agent';

const signs: Record<SystemName, LucideIcon> = {
  Windows: Monitor,
  macOS: Apple,
  iOS: Smartphone,
  Android: Smartphone,
  HarmonyOS: TabletSmartphone,
};

const names: Record<SystemName, string> = {
  Windows: 'Windows',
  macOS: 'macOS',
  iOS: 'iOS',
  Android: 'Android',
  HarmonyOS: '鸿蒙',
};

/** Every system to choose by hand; the visitor's own is marked after hydration. */
export function DownloadSystems({ systems }: { systems: readonly SystemChoice[] }) {
  const own = systemOf(useVisitorAgent());

  return (
    <nav aria-label={downloadHero.systems}>
      <ul className={styles.systems}>
        {systems.map(({ system, slug }) => {
          const Sign = signs[system];
          return (
            <li key={system} className={styles.cell}>
              <a className={system === own ? `${styles.system} ${styles.own}` : styles.system} href={`#${slug}`}>
                <Sign size={28} aria-hidden="true" />
                {names[system]}
                {system === own && <span className={styles.mark}>{downloadHero.yours}</span>}
              </a>
            </li>
          );
        })}
      </ul>
    </nav>
  );
}
