/** A script element with subresource integrity. */
export function checkedScript(address: string, integrity: string): HTMLScriptElement {
  const script = document.createElement('script');
  script.src = address;
  script.integrity = integrity;
  script.crossOrigin = 'anonymous';
  return script;
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
