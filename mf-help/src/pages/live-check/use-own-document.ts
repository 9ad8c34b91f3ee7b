import { useEffect } from 'react';
import { liveCheckAddress } from '../../help-addresses';

const withoutSlash = (path: string) => path.replace(/\/$/, '');

/** Where the document of this page was opened; unknown in a browser that keeps no account of it. */
function openedAt(): string | undefined {
  const [opened] = performance.getEntriesByType?.('navigation') ?? [];
  return opened && withoutSlash(new URL(opened.name).pathname);
}

const reloadPage = () => window.location.reload();

/**
 * A document may ask for camera and microphone by its headers (shell/src/render/document/device-pages.ts). So a visitor who came to this
 * page from another one gets it as a document of its own, and who leaves it gets the next page as one.
 */
export function useOwnDocument(reload: () => void = reloadPage): void {
  useEffect(() => {
    const opened = openedAt();
    if (opened !== undefined && opened !== liveCheckAddress) reload();
    return () => {
      if (withoutSlash(window.location.pathname) !== liveCheckAddress) reload();
    };
  }, [reload]);
}
