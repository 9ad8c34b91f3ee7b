import { readSiteData } from './site-data';

type Policy = { createScriptURL: (address: string) => string | null; createHTML: (html: string) => string };

declare global {
  interface Window {
    trustedTypes?: { createPolicy: (name: string, policy: Policy) => unknown };
  }
}

/** `https://host/…/assets/` of the address of this very script. */
function assetBase(script: HTMLOrSVGScriptElement | null): string | undefined {
  return script instanceof HTMLScriptElement ? /^.*?\/assets\//.exec(script.src)?.[0] : undefined;
}

/** Whether a script may come from there: the site's own assets, and the consultation's provider where there is one. */
export function isTrustedScript(address: string, assets: string, consult: string): boolean {
  const { href } = new URL(address, location.href);
  return href.startsWith(assets) || (consult !== '' && href === new URL(consult).href);
}

/**
 * The one policy for Trusted Types (faults.md F37): every script that is inserted from here on is named by its address,
 * whatever inserts it. HTML passes: it is content that the service sanitised before it stored it.
 */
export function trustOwnAddresses(): void {
  const assets = assetBase(document.currentScript);
  if (!assets || !window.trustedTypes) return;
  const consult = readSiteData().state?.site.consult.script ?? '';
  window.trustedTypes.createPolicy('default', {
    createScriptURL: (address) => (isTrustedScript(address, assets, consult) ? address : null),
    createHTML: (html) => html,
  });
}
