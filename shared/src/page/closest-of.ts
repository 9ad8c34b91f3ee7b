/** The element that an event is about, or the nearest around it, that fits the selector; null where there is none, or where the target is no element. */
export function closestOf<Found extends Element = HTMLElement>({ target }: Event, selector: string): Found | null {
  return target instanceof Element ? target.closest<Found>(selector) : null;
}
