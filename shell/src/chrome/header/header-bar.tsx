import clsx from 'clsx/lite';
import type { ReactNode } from 'react';
import styles from './header-bar.module.css';
import type { HeaderLook } from './header-look';

const looks: Record<HeaderLook, string | undefined> = {
  'over-dark': styles.overDark,
  solid: styles.blurred,
  blurred: styles.blurred,
  white: undefined,
};

/** The bar itself: background, position and colours, which its content inherits. */
export function HeaderBar({ look, children }: { look: HeaderLook; children: ReactNode }) {
  return (
    <header className={clsx(styles.bar, looks[look])}>
      <div className={styles.inner}>{children}</div>
    </header>
  );
}
