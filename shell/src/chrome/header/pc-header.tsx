import { memo } from 'react';
import { Logo } from '@site/shared/ui/logo';
import { VisuallyHidden } from '@site/shared/ui/visually-hidden';
import { ArrowUp } from 'lucide-react';
import { Link } from 'react-router-dom';
import { HeaderActions } from './header-actions';
import { HeaderBar } from './header-bar';
import type { HeaderLook } from './header-look';
import { MainNav } from './main-nav';
import { NarrowActions } from './narrow-actions';
import styles from './pc-header.module.css';
import { SlideMenu } from './slide-menu';
import { useBannerCall } from './use-banner-call';

type PcHeaderProps = {
  look: HeaderLook;
  /** The header variant of scroll-to-top, from 900 px on (R9.15); the `new` layout has no widget for it. */
  withTop?: boolean;
};

/** Below 64 em, 1024 px unless the visitor has larger type, the menus move into the slide-out menu. Menus stay in the page, so that their served parts do: follow-navigation.ts shuts them. */
export const PcHeader = memo(function PcHeader({ look, withTop = false }: PcHeaderProps) {
  useBannerCall();

  return (
    <HeaderBar look={look}>
      <Link className={styles.home} to="/">
        <Logo latin={false} />
        <VisuallyHidden>首页</VisuallyHidden>
      </Link>
      <MainNav />
      <HeaderActions />
      {withTop && (
        <a className={styles.top} href="#_top" data-scroll-top="" aria-label="返回顶部">
          <ArrowUp size={20} aria-hidden="true" />
        </a>
      )}
      <NarrowActions>
        <SlideMenu device="pc" />
      </NarrowActions>
    </HeaderBar>
  );
});
