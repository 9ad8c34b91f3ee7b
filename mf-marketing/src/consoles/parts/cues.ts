import type { Words } from '@site/shared/console/words';

/** The run sheet of a switcher: what was done is held against the cue that is next. */
export function cuesOf(desk: HTMLElement, word: Words) {
  const cues = [...desk.querySelectorAll<HTMLElement>('[data-cue]')];
  const sheet = cues[0]?.closest('ol')?.parentElement;
  let next = 0;
  let slips = 0;

  function light(): void {
    cues.forEach((cue, index) => {
      cue.toggleAttribute('data-done', index < next);
      if (index === next) cue.setAttribute('aria-current', 'step');
      else cue.removeAttribute('aria-current');
    });
    // Where the sheet is one row that is swiped, the next cue stands at its beginning.
    if (sheet) sheet.scrollLeft = 0;
  }

  return {
    /** @returns what is to be said of it; once the sheet is done, only what was done */
    judge(action: string, did: string): string {
      const cue = cues[next];
      if (!cue) return did;
      if (cue.dataset.cue !== action) {
        slips += 1;
        return word('wrong', { did, cue: cue.querySelector('[data-cue-text]')?.textContent ?? '' });
      }
      next += 1;
      light();
      return word(next === cues.length ? 'done' : 'right', { did, slips });
    },
    restart(): void {
      next = slips = 0;
      light();
    },
  };
}
