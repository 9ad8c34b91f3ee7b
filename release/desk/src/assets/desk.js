// Renews the regions of a page every few seconds. Everything works without it.
(() => {
  const EVERY_MS = 4000;
  const HASTE_MS = 400;
  const policy = window.trustedTypes
    ? window.trustedTypes.createPolicy('desk', { createHTML: (text) => text })
    : { createHTML: (text) => text };
  const freshness = document.getElementById('freshness');
  let renewedAt = Date.now();
  let isAsking = false;

  /** What finds the focused element again after its region was replaced. */
  function markOf(element) {
    if (element.id) return `#${CSS.escape(element.id)}`;
    const href = element.getAttribute('href');
    if (href) return `${element.localName}[href="${CSS.escape(href)}"]`;
    return element.localName === 'summary' ? 'summary' : null;
  }

  function isInUse(region) {
    const selection = document.getSelection();
    return selection !== null && !selection.isCollapsed && region.contains(selection.anchorNode);
  }

  function replaceRegion(region, fresh) {
    if (region.innerHTML === fresh.innerHTML || isInUse(region)) return;
    const focused = region.contains(document.activeElement) ? document.activeElement : null;
    const mark = focused && markOf(focused);
    const open = [...region.querySelectorAll('details[open]')].map((details) => details.id);
    region.replaceChildren(...fresh.childNodes);
    for (const id of open) if (id) region.querySelector(`#${CSS.escape(id)}`)?.setAttribute('open', '');
    if (mark) region.querySelector(mark)?.focus({ preventScroll: true });
  }

  function show(html) {
    const fresh = new DOMParser().parseFromString(policy.createHTML(html), 'text/html');
    for (const region of document.querySelectorAll('[data-live]')) {
      const counterpart = fresh.getElementById(region.id);
      if (counterpart) replaceRegion(region, counterpart);
    }
    renewedAt = Date.now();
    return fresh.documentElement.hasAttribute('data-live-page');
  }

  function tell(words, isStale) {
    if (!freshness) return;
    if (freshness.textContent !== words) freshness.textContent = words;
    freshness.classList.toggle('alarm-words', isStale);
  }

  const pace = () => (document.getElementById('operation') ? HASTE_MS : EVERY_MS);

  async function renew() {
    if (document.hidden || isAsking) return;
    isAsking = true;
    try {
      const answer = await fetch(location.href, { cache: 'no-store', signal: AbortSignal.timeout(10_000) });
      // Signed out meanwhile: the page itself says so.
      if (answer.status === 401) return location.reload();
      if (!answer.ok) throw new Error(String(answer.status));
      const goesOn = show(await answer.text());
      tell(goesOn ? '自动更新中' : '已完成', false);
      if (!goesOn) clearInterval(timer);
    } catch {
      const minutes = Math.floor((Date.now() - renewedAt) / 60_000);
      tell(`发布台没有应答，这是 ${minutes ? `${minutes} 分钟` : '刚才'}前的状态`, true);
    } finally {
      isAsking = false;
    }
  }

  const timer = setInterval(renew, pace());
  document.addEventListener('visibilitychange', renew);
  tell('自动更新中', false);
})();
