import { type ComponentType, lazy, useEffect, useRef, useState } from 'react';
import { awaitPart } from '../page/served-parts';
import { attachBehaviours } from './served-behaviour';
import { useHydrating } from '../page/use-hydrating';

/** Always the same object: React leaves markup alone whose `dangerouslySetInnerHTML` has not changed. */
const asServed = { __html: '' };

function sameProps(one: object, other: object): boolean {
  const names = Object.keys(one);
  return (
    names.length === Object.keys(other).length &&
    names.every((name) => Object.is(one[name as keyof typeof one], other[name as keyof typeof other]))
  );
}

/** The markup as the server wrote it; what some of it needs beyond React is attached once it is in place. */
function AsServed() {
  const part = useRef<HTMLDivElement>(null);
  useEffect(() => (part.current ? attachBehaviours(part.current) : undefined), []);
  return <div ref={part} data-served="" dangerouslySetInnerHTML={asServed} suppressHydrationWarning />;
}

/** The part on the server: rendered as it is, in the element that the browser will keep. */
export function servedOnServer<Props extends object>(Part: ComponentType<Props>): ComponentType<Props> {
  return function ServedPart(props: Props) {
    return (
      <div data-served="">
        <Part {...props} />
      </div>
    );
  };
}

/**
 * The part in the browser: markup that came with the page stays as it was served and its script is not fetched. It is
 * fetched where the part is shown by a navigation, or once its props change.
 */
export function servedInBrowser<Props extends object>(load: () => Promise<ComponentType<Props>>): ComponentType<Props> {
  let present: ComponentType<Props> | undefined;
  const fetchPart = async () => {
    present = await load();
    return { default: present };
  };
  const Later = lazy(fetchPart) as unknown as ComponentType<Props>;
  if ('hydrated' in document.documentElement.dataset) awaitPart(fetchPart());

  return function ServedPart(props: Props) {
    const hydrating = useHydrating();
    const [served, setServed] = useState(hydrating ? props : undefined);
    if (served && sameProps(served, props)) return <AsServed />;
    if (served) setServed(undefined);
    const Part = present ?? Later;
    return (
      <div data-served="" key="alive">
        <Part {...props} />
      </div>
    );
  };
}
