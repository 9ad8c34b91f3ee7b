/** Attaches itself to what a part holds, and gives back how to detach it. */
type ServedBehaviour = (part: HTMLElement) => () => void;

const behaviours: ServedBehaviour[] = [];

/**
 * A component inside a part that stays as served has no script of its own in the browser. What its markup still needs
 * stands in a file called `<component>.served.ts`, which calls this; the build keeps such a file with the page.
 */
export function attachToServed(behaviour: ServedBehaviour): void {
  behaviours.push(behaviour);
}

/** Called once for each part that was hydrated as served. */
export function attachBehaviours(part: HTMLElement): () => void {
  const detach = behaviours.map((behaviour) => behaviour(part));
  return () => {
    for (const off of detach) off();
  };
}
