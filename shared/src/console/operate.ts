/** What one desk does. It is made at the first use of a desk, and reads from the page where things stand. */
export type Operation = {
  /** A button was pressed: its `data-do` and `data-value`. */
  act: (action: string, value: string) => void;
  /** Something was typed into a field: its `data-field`. */
  typed?: (field: string, value: string) => void;
  /** Key → `action` or `action:value`; they work only while the focus is inside, and not while somebody types. */
  keys?: Record<string, string>;
};

/** Buttons press themselves with these, but for those that leave them to the desk (`data-through`). */
const pressing = new Set([' ', 'Enter']);

function isText(target: Element): boolean {
  return target.matches('input, textarea, select');
}

/** Whether a key is no order to the desk: somebody types, the browser is meant, or a control presses itself with it. */
function isOthers({ key, ctrlKey, metaKey, altKey }: KeyboardEvent, target: Element): boolean {
  if (isText(target) || ctrlKey || metaKey || altKey) return true;
  return pressing.has(key) && target.closest('a, button:not([data-through])') !== null;
}

/** The desk of a name that an event happened in, be it on the picture of a button. */
function deskOf({ target }: Event, name: string): { desk: HTMLElement; target: Element } | undefined {
  if (!(target instanceof Element)) return undefined;
  const desk = target.closest<HTMLElement>(`[data-console="${name}"]`);
  return desk ? { desk, target } : undefined;
}

/**
 * Runs the consoles of a name for the life of the page, by listeners on the document: desks may come and go. The file may
 * arrive twice, as an island and as a chunk; the second does nothing.
 */
export function operate(name: string, make: (desk: HTMLElement) => Operation): void {
  const { dataset } = document.documentElement;
  const running = (dataset.consoles ?? '').split(' ');
  if (running.includes(name)) return;
  dataset.consoles = [...running, name].join(' ').trim();

  const desks = new WeakMap<HTMLElement, Operation>();
  const operationOf = (desk: HTMLElement) => {
    const operation = desks.get(desk) ?? make(desk);
    desks.set(desk, operation);
    return operation;
  };
  document.addEventListener('click', (event) => {
    const at = deskOf(event, name);
    const control = at?.target.closest<HTMLElement>('[data-do]');
    if (at && control) operationOf(at.desk).act(control.dataset.do ?? '', control.dataset.value ?? '');
  });
  document.addEventListener('input', (event) => {
    const at = deskOf(event, name);
    if (!at || !(at.target instanceof HTMLInputElement)) return;
    const { value, dataset: names } = at.target;
    if (names.field) operationOf(at.desk).typed?.(names.field, value);
  });
  document.addEventListener('keydown', (event) => {
    const at = deskOf(event, name);
    if (!at || isOthers(event, at.target)) return;
    const operation = operationOf(at.desk);
    const order = operation.keys?.[event.key];
    if (!order) return;
    event.preventDefault();
    const [action = '', value = ''] = order.split(':');
    operation.act(action, value);
  });
  // What was typed while the file was on its way.
  for (const desk of document.querySelectorAll<HTMLElement>(`[data-console="${name}"]`))
    for (const field of desk.querySelectorAll<HTMLInputElement>('input[data-field]'))
      if (field.value !== field.defaultValue) operationOf(desk).typed?.(field.dataset.field ?? '', field.value);
}
