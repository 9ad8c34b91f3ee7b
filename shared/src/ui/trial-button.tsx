import type { ReactNode } from 'react';
import { trialDays } from '../contract/fixed-promises';
import { Button, type ButtonLook } from './button';
import { trialLink } from '../store/login-address';

type TrialButtonProps = {
  look?: ButtonLook;
  size?: 'small' | 'medium';
  wide?: boolean;
  className?: string;
  children?: ReactNode;
};

/** 免费试用: leads to the login with `type=1`; `data-login` makes the entry script add the campaign of the visit. */
export function TrialButton({ look = 'action', children = `免费试用 ${trialDays} 天`, ...rest }: TrialButtonProps) {
  return (
    <Button href={trialLink} look={look} data-login="" {...rest}>
      {children}
    </Button>
  );
}
