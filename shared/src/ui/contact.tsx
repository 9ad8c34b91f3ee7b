import { useSite } from '@site/shared/store';
import type { ReactNode } from 'react';

type ContactProps = {
  /** What stands where there is such a contact: its text, and the address of a link to it. */
  children: (text: string, address: string) => ReactNode;
  /** What stands there otherwise: a form of the sentence without it, or another way to ask. */
  without?: ReactNode;
};

/** The company's phone; a site whose operator set none has no word about one. Nothing else prints or links it. */
export function ContactPhone({ children, without = null }: ContactProps) {
  const { phone } = useSite((state) => state.site);
  return phone ? children(phone, `tel:${phone.replace(/[^+\d]/g, '')}`) : without;
}

/** The company's mail, as `ContactPhone` is its phone. `subject` is that of the letter. */
export function ContactMail({ children, without = null, subject }: ContactProps & { subject?: string }) {
  const { email } = useSite((state) => state.site);
  const query = subject ? `?subject=${encodeURIComponent(subject)}` : '';
  return email ? children(email, `mailto:${email}${query}`) : without;
}
