import type { Page } from 'playwright-core';
import type { Fault } from './fault';

/** `first`: the name of the first control that did not answer; `longest`: milliseconds for which a press held the page. */
type Answers = { pressed: number; silent: number; first: string; longest: number };

/** In milliseconds: who presses waits no longer, on a slow machine either. */
const longestHeld = 2000;

/**
 * Runs in the page: presses controls of its own part that need script, those of its consoles too, in turn and twice each, and counts after how
 * many presses nothing is different.
 */
async function pressControls(): Promise<Answers> {
  const [most, firstWait, wait] = [8, 5000, 1000];
  const chosen =
    '#_content button[type=button]:is([data-needs-script], [data-island]):not([disabled], [aria-disabled=true], [aria-selected=true], [aria-pressed=true], [aria-current])';
  const controls = [...document.querySelectorAll<HTMLElement>(chosen)].filter((one) => one.checkVisibility());
  const changes = { subtree: true, childList: true, attributes: true, characterData: true };

  function isAnswered(control: HTMLElement, longest: number): Promise<boolean> {
    return new Promise((done) => {
      const end = (answered: boolean) => {
        observer.disconnect();
        clearTimeout(timer);
        done(answered);
      };
      const observer = new MutationObserver(() => end(true));
      const timer = setTimeout(() => end(false), longest);
      // On paper nothing of the page is different, and no window of this browser says that it prints.
      window.print = () => end(true);
      observer.observe(document.documentElement, changes);
      control.click();
    });
  }

  // The first press fetches what a console needs.
  if (controls[0]) await isAnswered(controls[0], firstWait);
  const answers = { pressed: 0, silent: 0, first: '', longest: 0 };
  for (const control of controls.slice(0, most).flatMap((one) => [one, one])) {
    // What is chosen by its first press, or gone after it, is not pressed again.
    if (!control.isConnected || !control.matches(chosen)) continue;
    const begun = performance.now();
    answers.pressed += 1;
    const name = (control.ariaLabel ?? control.innerText).trim().slice(0, 20);
    if (await isAnswered(control, wait)) {
      answers.longest = Math.max(answers.longest, performance.now() - begun);
      continue;
    }
    answers.silent += 1;
    answers.first ||= name;
  }
  return answers;
}

/** Controls of a hydrated page after which nothing happens; the live page may have some, too. */
export async function controlFaults(page: Page): Promise<Fault[]> {
  const { pressed, silent, first, longest } = await page.evaluate(pressControls);
  const common = { kind: 'silent', relative: true } as const;
  const faults: [boolean, Fault][] = [
    [
      silent > 0,
      {
        ...common,
        amount: silent / pressed,
        reason: `does not answer ${silent} of ${pressed} presses of its controls, in turn and twice each: “${first}”`,
      },
    ],
    [longest > longestHeld, { ...common, reason: `holds its visitor for ${Math.round(longest)} ms after a press` }],
  ];
  return faults.filter(([present]) => present).map(([, fault]) => fault);
}
