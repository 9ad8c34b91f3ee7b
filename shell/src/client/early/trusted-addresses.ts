import { baiduScript } from '@site/shared/contract/tracking';
import { siteFacts } from './site-data';

type Policy = { createScriptURL: (address: string) => string | null; createHTML: (html: string) => string };

declare global {
  interface Window {
    trustedTypes?: { createPolicy: (name: string, policy: Policy) => unknown };
  }
}

/** `https://host/…/assets/` of the address of a script. */
function assetBase(script: HTMLOrSVGScriptElement | null): string | undefined {
  return script instanceof HTMLScriptElement ? /^.*?\/assets\//.exec(script.src)?.[0] : undefined;
}

/** Whether a script may come from there: the asset host, the site itself, and the places of providers. */
function isTrustedScript(address: string, assets: string, providers: readonly string[]): boolean {
  const { href } = new URL(address, location.href);
  return [assets, `${location.origin}/assets/`, ...providers].some((base) => href.startsWith(base));
}

/** As the content policy has it: the consultation's provider by its origin, the statistics by their one script, a section of a dev server. */
function configuredProviders(): string[] {
  const { consult, tracking, weChatScript = '' } = siteFacts();
  const provider = consult.script && `${new URL(consult.script).origin}/`;
  const { override = '' } = document.documentElement.dataset;
  return [provider, tracking.baiduId && baiduScript(tracking.baiduId), weChatScript, override].filter(Boolean);
}

/**
 * The one policy for Trusted Types (docs/faults.md F37): every script that is inserted from here on is named by its address,
 * whatever inserts it; trusted are addresses beside the given script's own. HTML passes: it is content that the service
 * sanitised before it stored it, and no markup can bring a script past the content policy. Text is never made code.
 */
export function trustOwnAddresses(script: HTMLOrSVGScriptElement | null): void {
  const assets = assetBase(script);
  if (!assets || !window.trustedTypes) return;
  const providers = configuredProviders();
  window.trustedTypes.createPolicy('default', {
    createScriptURL: (address) => (isTrustedScript(address, assets, providers) ? address : null),
    createHTML: (html) => html,
  });
}
