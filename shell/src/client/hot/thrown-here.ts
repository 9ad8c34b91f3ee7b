import { thrownPath, type ThrownInPage } from '@site/tooling/hot/hot-release';

/** Told already: React passes on what a boundary caught, and the console shows what the window heard. */
const told = new WeakSet<Error>();

function tell(hotServer: string, error: unknown): void {
  if (!(error instanceof Error) || told.has(error)) return;
  told.add(error);
  const { stack = '' } = error;
  const thrown: ThrownInPage = { message: String(error), stack, address: location.pathname };
  // As plain text, which needs no question beforehand; nobody reads the answer.
  fetch(hotServer + thrownPath, { method: 'POST', mode: 'no-cors', body: JSON.stringify(thrown) }).catch(
    () => undefined,
  );
}

/** Tells the development server every error that is thrown in this page or shown in its console. */
export function tellThrown(hotServer: string): void {
  addEventListener('error', ({ error }) => tell(hotServer, error));
  addEventListener('unhandledrejection', ({ reason }) => tell(hotServer, reason));
  const { error: print } = console;
  // What a boundary of React caught is heard nowhere else.
  console.error = (...shown: unknown[]) => {
    print.apply(console, shown);
    for (const one of shown) tell(hotServer, one);
  };
}
