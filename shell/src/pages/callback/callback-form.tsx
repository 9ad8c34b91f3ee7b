import { callbackAddress } from '@site/shared/contract/callback-address';
import type { ReactNode } from 'react';

type CallbackFormProps = {
  /** In every form that is about a callback; the first one asks for it. */
  code?: string;
  children: ReactNode;
  className?: string | undefined;
};

/** A form of the page of codes, posted to the page itself: a code never stands in an address. */
export function CallbackForm({ code, children, className }: CallbackFormProps) {
  return (
    <form className={className} method="post" action={callbackAddress}>
      {code && <input type="hidden" name="code" value={code} />}
      {children}
    </form>
  );
}
