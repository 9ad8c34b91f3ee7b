import { rmSync } from 'node:fs';
import { DevProcess } from './dev-process';
import { copyBuilds, linkPackages, scratchCheckout } from './scratch-checkout';

/** The page of mf-help that is edited, and its parts. */
export const developed = {
  address: '/help/helpCenter',
  words: 'mf-help/src/content/help-center/page.ts',
  heading: '开播遇到问题，从这里查起',
  component: 'mf-help/src/pages/help-center/help-center-urgent.tsx',
  styles: 'mf-help/src/pages/help-center/help-center-hero.module.css',
  routes: 'mf-help/src/routes.ts',
};

const counter = `import { useState } from 'react';

export function PressCounter() {
  const [count, setCount] = useState(0);

  return (
    <button type="button" data-needs-script="" id="press-counter" onClick={() => setCount(count + 1)}>
      pressed {count} times
    </button>
  );
}

`;

/** Gives the page a component with state of its own, as a developer would. */
function addCounter(dev: DevProcess): void {
  dev.edit(developed.component, 'export function Urgent()', `${counter}export function Urgent()`);
  dev.edit(developed.component, '</h2>', '</h2>\n        <PressCounter />');
}

type Sites = {
  /** Answers the calls, in the place of an api of its own. */
  site?: string;
  /** May show the section. */
  showOn?: string;
};

/** A scratch checkout in which `npm run dev mf-help` can run. */
export function developedSection({ site, showOn }: Sites = {}): { dev: DevProcess; remove: () => void } {
  const root = scratchCheckout('dev');
  linkPackages(root);
  copyBuilds(root);
  const dev = new DevProcess(root, [
    'mf-help',
    ...(site ? ['--site', site] : []),
    ...(showOn ? ['--show-on', showOn] : []),
  ]);
  addCounter(dev);
  return { dev, remove: () => rmSync(root, { recursive: true, force: true }) };
}
