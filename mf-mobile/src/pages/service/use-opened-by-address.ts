import { useEffect } from 'react';
import { useLocation } from 'react-router-dom';

/** Opens the folded part that the hash of the address names, when the page is entered and when a link is followed. */
export function useOpenedByAddress(): void {
  const { hash, key } = useLocation();

  useEffect(() => {
    const named = hash && document.getElementById(hash.slice(1));
    if (named instanceof HTMLDetailsElement) named.open = true;
  }, [hash, key]);
}
