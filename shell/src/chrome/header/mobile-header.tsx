import { memo } from 'react';
import { Logo } from '@site/shared/ui/logo';
import { VisuallyHidden } from '@site/shared/ui/visually-hidden';
import { Link } from 'react-router-dom';
import { HeaderBar } from './header-bar';
import type { HeaderLook } from './header-look';
import { NarrowActions } from './narrow-actions';
import styles from './pc-header.module.css';
import { SlideMenu } from './slide-menu';

/** The header of pages made for phones, at every width. */
export const MobileHeader = memo(function MobileHeader({ look }: { look: HeaderLook }) {
  return (
    <HeaderBar look={look}>
      <Link className={styles.home} to="/m/">
        <Logo />
        <VisuallyHidden>首页</VisuallyHidden>
      </Link>
      <NarrowActions always>
        <SlideMenu device="m" />
      </NarrowActions>
    </HeaderBar>
  );
});
