import type { ReactNode } from 'react';
import { Button, type ButtonLook } from './button';

type ConsultButtonProps = {
  look?: ButtonLook;
  size?: 'small' | 'medium';
  wide?: boolean;
  to?: string;
  children?: ReactNode;
};

/** 在线咨询: a link to the requirement form of this page (`to="#lead"`) or of the site. */
export function ConsultButton({
  look = 'outline',
  to = '/home/signUp',
  children = '在线咨询',
  ...rest
}: ConsultButtonProps) {
  return (
    <Button to={to} look={look} data-consult="" {...rest}>
      {children}
    </Button>
  );
}
