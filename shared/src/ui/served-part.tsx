import { type ComponentType, lazy, useEffect, useRef, useState } from 'react';
import { awaitPart } from '../page/served-parts';
import { attachBehaviours } from './served-behaviour';
import { useHydrating } from '../page/use-hydrating';
import { asServed } from '../parts/ui/as-served';
import { useFragment } from '../parts/ui/use-fragment';

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
  return <div ref={part} data-served="" {...asServed} />;
}

/** Whether the page came without some of what the part is handed: only served parts show it (`PageHandle.served`). */
function lacksData(props: object): boolean {
  return globalThis.siteMissingData !== undefined && Object.values(props).includes(undefined);
}

/** The place of a part that has to be made anew and whose data is on its way. */
function Awaited() {
  useEffect(() => void globalThis.siteMissingData?.(), []);
  return <div data-served="" />;
}

/** What a part shows for as long as its properties are these. */
type Kept<Props> = { props: Props; Look: ComponentType };

/**
 * The part on the server, in the element that the browser will keep. The server renders it once and then takes its markup from the
 * fragment cache for as long as everything that it depends on stays the same (docs/architecture.md#fragment-cache).
 */
export function servedOnServer<Props extends object>(Part: ComponentType<Props>): ComponentType<Props> {
  return function ServedPart(props: Props) {
    return <div data-served="" {...useFragment(Part, props)} />;
  };
}

/** How the script of a part is fetched. */
const scripts = new WeakMap<object, () => Promise<unknown>>();

/**
 * Fetches the script of a part that the next page shows with other properties, beside that page's data; a loader says it,
 * since a page that stays in place evaluates nothing anew. Nothing to do on the server.
 */
export function preparePart<Props extends object>(part: ComponentType<Props>): void {
  const fetchPart = scripts.get(part);
  if (fetchPart) awaitPart(fetchPart());
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

  function ServedPart(props: Props) {
    const hydrating = useHydrating();
    const look = (): Kept<Props> | undefined => {
      if (hydrating) return { props, Look: AsServed };
      return lacksData(props) ? { props, Look: Awaited } : undefined;
    };
    const [kept, keep] = useState(look);
    if (kept && sameProps(kept.props, props)) return <kept.Look />;
    if (kept) keep(look());
    const Part = present ?? Later;
    return (
      <div data-served="" key="alive">
        <Part {...props} />
      </div>
    );
  }
  scripts.set(ServedPart, fetchPart);
  return ServedPart;
}
