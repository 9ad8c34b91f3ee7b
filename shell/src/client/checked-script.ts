/** A script element with subresource integrity. */
export function checkedScript(src: string, integrity: string): HTMLScriptElement {
  return Object.assign(document.createElement('script'), { src, integrity, crossOrigin: 'anonymous' });
}

/** Runs a script once more each time it is called; rejects when it does not come or is another one than its hash says. */
export function runScript(address: string, integrity: string): Promise<void> {
  return new Promise((done, fail) => {
    const script = checkedScript(address, integrity);
    script.onload = () => done();
    script.onerror = () => fail(new Error(`${address} could not be loaded.`));
    document.head.append(script);
  });
}
