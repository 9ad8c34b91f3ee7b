/** What a page is watched for, noted in the page itself. */
export type PageMarks = {
  /** Layout shifts that no tap of the visitor caused, each with what moved. */
  shifts: string[];
  /** Breaches of the policy. */
  breaches: string[];
  /** Whether a held tap was given back to its control, and whether anything then changed. */
  replayed: boolean;
  answered: boolean;
};

declare global {
  interface Window {
    gateMarks?: PageMarks;
  }
}

/** Runs in the page before any of its own scripts. */
export function watchPage(): void {
  const marks: PageMarks = { shifts: [], breaches: [], replayed: false, answered: false };
  window.gateMarks = marks;
  // A page whose script fails reloads itself once; the check wants to see the failure.
  if (window.origin !== 'null') sessionStorage.setItem('site-reload', String(Date.now()));
  type Shift = { value: number; hadRecentInput: boolean; sources: { node?: Node }[] };
  const nameOf = (node?: Node) => (node instanceof Element ? node : node?.parentElement)?.outerHTML.slice(0, 80) ?? '';
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries() as unknown as Shift[])
      if (!entry.hadRecentInput) marks.shifts.push(`${entry.value.toFixed(3)} by ${nameOf(entry.sources[0]?.node)}`);
  }).observe({ type: 'layout-shift', buffered: true });
  document.addEventListener('securitypolicyviolation', ({ effectiveDirective, blockedURI }) => {
    marks.breaches.push(`${effectiveDirective} forbids ${blockedURI || 'inline'}`);
  });
  const answered = () => {
    marks.answered = true;
    document.documentElement.dataset.gateAnswered = '';
  };
  const listen = () => {
    const { body } = document;
    new MutationObserver(answered).observe(body, {
      subtree: true,
      childList: true,
      attributes: true,
      characterData: true,
    });
    for (const name of ['scroll', 'focusin', 'beforeunload'])
      addEventListener(name, answered, { capture: true, once: true });
  };
  addEventListener(
    'click',
    (event) => {
      const ready = document.documentElement.dataset.hydrated !== undefined;
      if (!ready || marks.replayed) return;
      // Held before and given back by the page, or made on a page that is hydrated.
      marks.replayed = event.target instanceof Element && event.target.closest('[data-needs-script]') !== null;
      if (marks.replayed) listen();
    },
    true,
  );
}

export type SeenPage = { marks: PageMarks; characters: number; heading: boolean; inert: boolean; title: string };

/** Runs in the page: what a visitor sees of it now. */
export function lookAt(): SeenPage {
  const own = document.querySelector<HTMLElement>('main#_content') ?? document.body;
  const heading = document.querySelector('h1');
  const { scripts } = document.documentElement.dataset;
  // What is not rendered, or quite transparent, has a text all the same.
  const isShown = (one: Element | null) => one?.checkVisibility({ opacityProperty: true, visibilityProperty: true });
  const han = (text: Node) =>
    (isShown(text.parentElement) ? text.textContent?.match(/\p{Script=Han}/gu) : undefined) ?? [];
  const countHan = () => {
    let count = 0;
    const texts = document.createTreeWalker(own, NodeFilter.SHOW_TEXT);
    for (let text = texts.nextNode(); text; text = texts.nextNode()) count += han(text).length;
    return count;
  };
  return {
    marks: window.gateMarks ?? { shifts: [], breaches: [], replayed: false, answered: false },
    characters: countHan(),
    heading: heading !== null && Boolean(isShown(heading)) && heading.innerText.trim() !== '',
    inert: scripts === 'failed' || document.documentElement.dataset.hydrated === undefined,
    title: document.title,
  };
}
