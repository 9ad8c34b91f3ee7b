import { type ComponentProps, useState } from 'react';
import { asServed } from '../ui/as-served';
import { useHydrating } from '../../page/use-hydrating';

type ServedFieldsProps = ComponentProps<'form'> & { as?: 'form' | 'div' };

/**
 * An element around fields, which stay as they were served. Visitors type before React takes the page over, and password managers
 * put elements beside fields: React would compare, make the page anew and lose keys (docs/faults.md F58). Nothing in there may
 * need React: what forms do is in their islands. Fields that begin with something else need another `key`.
 */
export function ServedFields({ as = 'form', children, ...attributes }: ServedFieldsProps) {
  const Place = as as 'form';
  const hydrating = useHydrating();
  // The server asks the same hook; only a browser is told when the section is hydrated.
  const [served] = useState(hydrating && globalThis.siteHydrated !== undefined);
  return <Place {...attributes} {...(served ? asServed : { children })} />;
}
