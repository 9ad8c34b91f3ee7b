import type { ReactNode } from 'react';
import { useConsultationTimes } from './consultation-times';
import { Button, type ButtonLook } from './button';

type ConsultButtonProps = {
  look?: ButtonLook;
  size?: 'small' | 'medium';
  wide?: boolean;
  to?: string;
  children?: ReactNode;
};

/**
 * 在线咨询: a link to the requirement form of this page (`to="#lead"`) or of the site. Within the hours `data-consult` makes
 * the entry script open the provider's window instead.
 */
export function ConsultButton({
  look = 'outline',
  to = '/home/signUp',
  children = '在线咨询',
  ...rest
}: ConsultButtonProps) {
  const times = useConsultationTimes();
  return (
    <Button to={to} look={look} title={`咨询时间 ${times}`} data-consult="" {...rest}>
      {children}
    </Button>
  );
}
