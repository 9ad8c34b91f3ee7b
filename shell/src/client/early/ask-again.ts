type LoadedFile = HTMLScriptElement & HTMLLinkElement;

/** The site has every file of the asset host too: the place of the second question (docs/faults.md F23). */
function secondAddress(address: string): string {
  return new URL(address, location.href).pathname + '?retry=2';
}

/**
 * The same element once more: one that has failed does not load again. Attributes are copied, because a script that is
 * cloned counts as one that has run. Who waits for the first hears what became of the second; of a sheet always that it is
 * there, because a page without it has its words all the same (whole-page.ts). A script leaves then: where a chunk is wanted
 * once more, webpack would wait for the element that it finds instead of asking.
 */
function askAgain(file: LoadedFile): void {
  const again = document.createElement(file.localName);
  for (const { name, value } of file.attributes)
    again.setAttribute(name, /^(src|href)/.test(name) ? secondAddress(value) : value);
  again.onload = again.onerror = (({ type }: Event) => {
    if (!file.rel) again.remove();
    else if (type === 'error') {
      document.documentElement.dataset.lostSheet = '';
      type = 'load';
    }
    file.dispatchEvent(new Event(type));
  }) as OnErrorEventHandlerNonNull;
  document.head.append(again);
}

/**
 * Asks a second time for every script and sheet of the site that does not come, whoever inserted it: the application, a
 * section, one of its chunks, hashes or styles, an island.
 */
export function watchLostFiles(): void {
  document.addEventListener(
    'error',
    (event) => {
      const file = event.target as LoadedFile;
      // Neither pictures nor the scripts of providers, which have no hash.
      if (!(file.rel || file.integrity) || 'again' in file.dataset) return;
      event.stopPropagation();
      file.dataset.again = '';
      askAgain(file);
    },
    true,
  );
}
