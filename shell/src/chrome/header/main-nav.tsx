import { useSite } from '@site/shared/store';
import { VisuallyHidden } from '@site/shared/ui/visually-hidden';
import { ArrowUpRight } from 'lucide-react';
import { memo } from 'react';
import {
  about,
  cases,
  home,
  type NavigationItem,
  partners,
  pricing,
  products,
  scenarios,
  services,
  support,
} from '../../content/navigation';
import { usePagePath } from '../layouts/page-path';
import { DirectLink } from './direct-link';
import { DropMenu } from './drop-menu';
import styles from './main-nav.module.css';
import { MegaMenu } from './mega-menu';
import { MenuItem } from './menu-item';
import { pageOf } from './page-of';

const SelectionCentre = memo(function SelectionCentre() {
  const { selectionUrl } = useSite((state) => state.site);
  return (
    <li>
      <a className={styles.link} href={selectionUrl} target="_blank" rel="noopener">
        产品选型中心
        <ArrowUpRight className={styles.outward} size={14} aria-hidden="true" />
        <VisuallyHidden>（新窗口打开）</VisuallyHidden>
      </a>
    </li>
  );
});

/** The bar's menus in the order of the specification (R2.141). */
export function MainNav() {
  const path = usePagePath();
  const leadsHere = (item: NavigationItem) => pageOf(item) === path;
  const holds = (items: readonly NavigationItem[]) => items.some(leadsHere);
  const menu = (title: string, items: readonly NavigationItem[]) => (
    <MenuItem title={title} current={holds(items)}>
      <DropMenu items={items} current={holds(items) ? path : undefined} />
    </MenuItem>
  );

  return (
    <nav className={styles.nav} aria-label="主导航">
      <ul className={styles.list}>
        <DirectLink item={home} current={leadsHere(home)} />
        <MenuItem title="产品与服务" width="wide" current={holds([...products, ...scenarios, ...services])}>
          <MegaMenu />
        </MenuItem>
        <SelectionCentre />
        {menu('案例与方案', cases)}
        <DirectLink item={partners} current={leadsHere(partners)} />
        <DirectLink item={pricing} current={leadsHere(pricing)} />
        {menu('下载与帮助', support)}
        {menu('关于我们', about)}
      </ul>
    </nav>
  );
}
