/** How long the target of a hash may take to come, in milliseconds (content.md §6 no. 60). */
export const targetPatience = 1000;

function find(hash: string): HTMLElement | null {
  try {
    return document.getElementById(decodeURIComponent(hash.slice(1)));
  } catch {
    return null;
  }
}

/** Below the header by the page's `scroll-padding-top`; the focus goes along, so that Tab continues from there. */
function reach(target: HTMLElement): void {
  target.scrollIntoView();
  if (target.tabIndex < 0) target.tabIndex = -1;
  target.focus({ preventScroll: true });
}

/** Goes to the element that a hash names as soon as it exists; gives back what ends the search. */
export function seekTarget(hash: string): () => void {
  if (hash.length < 2) return () => undefined;
  const deadline = performance.now() + targetPatience;
  let frame = 0;
  const look = () => {
    const target = find(hash);
    if (target) reach(target);
    else if (performance.now() < deadline) frame = requestAnimationFrame(look);
  };
  look();
  return () => cancelAnimationFrame(frame);
}
