import type { Page } from 'playwright-core';
import type { Fault } from './fault';

type Answers = { pressed: number; silent: number };

/** Runs in the page: presses controls of its own part that need script, in turn, and counts those after which nothing is different. */
async function pressControls(): Promise<Answers> {
  const [most, longest] = [8, 1000];
  const chosen =
    '#_content button[data-needs-script]:not([type=submit], [disabled], [aria-disabled=true], [aria-selected=true], [aria-pressed=true], [aria-current])';
  const controls = [...document.querySelectorAll<HTMLElement>(chosen)].filter((one) => one.checkVisibility());
  const changes = { subtree: true, childList: true, attributes: true, characterData: true };

  function isAnswered(control: HTMLElement): Promise<boolean> {
    return new Promise((done) => {
      const end = (answered: boolean) => {
        observer.disconnect();
        clearTimeout(timer);
        done(answered);
      };
      const observer = new MutationObserver(() => end(true));
      const timer = setTimeout(() => end(false), longest);
      observer.observe(document.documentElement, changes);
      control.click();
    });
  }

  const answers = { pressed: 0, silent: 0 };
  for (const control of controls.slice(0, most)) {
    answers.pressed += 1;
    if (!(await isAnswered(control))) answers.silent += 1;
  }
  return answers;
}

/** Controls of a hydrated page after which nothing happens; the live page may have some, too. */
export async function controlFaults(page: Page): Promise<Fault[]> {
  const { pressed, silent } = await page.evaluate(pressControls);
  if (silent === 0) return [];
  const reason = `does not answer ${silent} of ${pressed} controls that are pressed in turn`;
  return [{ kind: 'silent', relative: true, amount: silent / pressed, reason }];
}
