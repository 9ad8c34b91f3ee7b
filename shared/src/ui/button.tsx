import clsx from 'clsx/lite';
import type { AnchorHTMLAttributes, ButtonHTMLAttributes, ReactNode } from 'react';
import { Link, type LinkProps } from 'react-router-dom';
import styles from './button.module.css';

/** `action` is the one thing we want a visitor to do: at most one filled one on a screen outside forms. */
export type ButtonLook = 'action' | 'brand' | 'outline' | 'on-dark' | 'action-outline';

type Appearance = {
  look?: ButtonLook;
  size?: 'small' | 'medium';
  wide?: boolean;
  className?: string;
  children: ReactNode;
};
type AsRoute = Appearance & Omit<LinkProps, 'className'>;
type AsLink = Appearance & AnchorHTMLAttributes<HTMLAnchorElement> & { href: string };
type AsButton = Appearance & ButtonHTMLAttributes<HTMLButtonElement>;

const looks: Record<ButtonLook, string | undefined> = {
  action: styles.action,
  brand: styles.brand,
  outline: styles.outline,
  'on-dark': styles.onDark,
  'action-outline': styles.actionOutline,
};

function classOf(look: ButtonLook, size: Appearance['size'], wide: boolean, own: string | undefined): string {
  return clsx(styles.button, looks[look], size === 'small' && styles.small, wide && styles.wide, own);
}

/** What looks like a button: a page of this site with `to`, another address with `href`, else a real button. */
export function Button({ look = 'outline', size, wide = false, className, ...rest }: AsRoute | AsLink | AsButton) {
  const classes = classOf(look, size, wide, className);
  if ('to' in rest) return <Link {...rest} className={classes} />;
  if ('href' in rest) return <a {...rest} className={classes} />;
  return <button type="button" {...(rest as AsButton)} className={classes} />;
}
