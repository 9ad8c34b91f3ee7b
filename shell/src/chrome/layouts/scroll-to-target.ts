/** How long to wait for the target of a hash, in milliseconds. */
export const targetTimeout = 1000;

function find(hash: string): HTMLElement | null {
  try {
    return document.getElementById(decodeURIComponent(hash.slice(1)));
  } catch {
    return null;
  }
}

/** Stops below the header by the page's `scroll-padding-top`; moves the focus too, so that Tab continues from there. */
function reach(target: HTMLElement): void {
  target.scrollIntoView();
  if (target.tabIndex < 0) target.tabIndex = -1;
  target.focus({ preventScroll: true });
}

/** Scrolls to the element of a hash as soon as it exists; returns a function that cancels. */
export function scrollToTarget(hash: string): () => void {
  if (hash.length < 2) return () => undefined;
  const deadline = performance.now() + targetTimeout;
  let frame = 0;
  const look = () => {
    const target = find(hash);
    if (target) reach(target);
    else if (performance.now() < deadline) frame = requestAnimationFrame(look);
  };
  look();
  return () => cancelAnimationFrame(frame);
}
