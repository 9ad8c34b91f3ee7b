import { useSite } from '@site/shared/store';
import { VisuallyHidden } from '@site/shared/ui/visually-hidden';
import { ArrowUpRight } from 'lucide-react';
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
} from '../content/navigation';
import { usePagePath } from '../layouts/page-path';
import { DirectLink } from './direct-link';
import { DropMenu } from './drop-menu';
import styles from './main-nav.module.css';
import { MegaMenu } from './mega-menu';
import { MenuItem } from './menu-item';

function SelectionCentre() {
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
}

/** The bar's menus in the order of the specification (R2.141). */
export function MainNav() {
  const path = usePagePath();
  const holds = (items: readonly NavigationItem[]) => items.some(({ link }) => link.replace(/#.*/, '') === path);

  return (
    <nav className={styles.nav} aria-label="主导航">
      <ul className={styles.list}>
        <DirectLink item={home} />
        <MenuItem title="产品与服务" width="wide" current={holds([...products, ...scenarios, ...services])}>
          <MegaMenu />
        </MenuItem>
        <SelectionCentre />
        <MenuItem title="案例与方案" current={holds(cases)}>
          <DropMenu items={cases} />
        </MenuItem>
        <DirectLink item={partners} />
        <DirectLink item={pricing} />
        <MenuItem title="下载与帮助" current={holds(support)}>
          <DropMenu items={support} />
        </MenuItem>
        <MenuItem title="关于我们" current={holds(about)}>
          <DropMenu items={about} />
        </MenuItem>
      </ul>
    </nav>
  );
}
