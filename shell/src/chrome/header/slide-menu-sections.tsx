'use static';

import { ChevronDown } from 'lucide-react';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { mobileSections, openSections } from '../../content/mobile-menu';
import type { NavigationItem } from '../../content/navigation';
import { linkForDevice, type Device } from '../layouts/device';
import styles from './slide-menu-sections.module.css';
import { useMarketMenu } from './use-market-menu';

function Links({ items, device }: { items: readonly NavigationItem[]; device: Device }) {
  return (
    <ul className={styles.links}>
      {items.map((item) => (
        <li key={item.id}>
          <Link className={styles.link} to={linkForDevice(device, item)}>
            {item.title}
          </Link>
        </li>
      ))}
    </ul>
  );
}

function Section({ title, open, children }: { title: string; open: boolean; children: ReactNode }) {
  return (
    <details className={styles.section} open={open} suppressHydrationWarning>
      <summary className={styles.title}>
        {title}
        <ChevronDown className={styles.sign} size={18} aria-hidden="true" />
      </summary>
      {children}
    </details>
  );
}

/** Categories of the marketing market and what each holds; nothing while the api has none. */
function Market({ title, device }: { title: string; device: Device }) {
  const groups = useMarketMenu();
  if (groups.length === 0) return null;

  return (
    <Section title={title} open={false}>
      {groups.map(({ categoryName, contents }) => (
        <div key={categoryName}>
          <p className={styles.category}>{categoryName}</p>
          <Links
            device={device}
            items={contents.map(({ id, title: name }) => ({
              id: String(id),
              title: name,
              link: `/home/marketing/${id}`,
              mobile: `/m/market?id=${id}`,
            }))}
          />
        </div>
      ))}
    </Section>
  );
}

/** The collapsible sections of the slide-out menu; the first three start open (R4.12). */
export function SlideMenuSections({ device }: { device: Device }) {
  return mobileSections.map(({ title, items }, index) =>
    items === 'market' ? (
      <Market key={title} title={title} device={device} />
    ) : (
      <Section key={title} title={title} open={index < openSections}>
        <Links items={items} device={device} />
      </Section>
    ),
  );
}
