import { displayKey, displayNames } from '../early/display';

const { dataset } = document.documentElement;

/** What a button chooses: `print:120` is one of several, `contrast` is on or off. */
function readChoice(choice: string): { name: string; value: string; chosen: boolean } {
  const [name = '', value] = choice.split(':');
  const chosen = value === undefined ? name in dataset : (dataset[name] ?? '') === value;
  return { name, value: value ?? (chosen ? '' : 'on'), chosen };
}

function keep(): void {
  const chosen = Object.fromEntries(
    displayNames.filter((name) => name in dataset).map((name) => [name, dataset[name]]),
  );
  try {
    localStorage.setItem(displayKey, JSON.stringify(chosen));
  } catch {
    // Without storage the choice holds for this page.
  }
}

export function isChosen(choice: string): boolean {
  return readChoice(choice).chosen;
}

/** Holds at once, and on the pages that follow (`early/display.ts`). */
export function choose(choice: string): void {
  const { name, value } = readChoice(choice);
  if (value) dataset[name] = value;
  else delete dataset[name];
  keep();
}
