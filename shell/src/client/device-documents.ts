import { createPath, type DataStrategyFunction } from 'react-router';
import { asksForDevices } from '../render/document/device-pages';
import type { Router } from './open-page';

const never = new Promise<never>(() => undefined);

/** Opens a page that may ask for camera and microphone, and the page after it, as documents: their headers say who may ask. */
export function devicesByDocument(
  router: () => Pick<Router, 'state'>,
  load: DataStrategyFunction,
  open: (address: string) => void = (address) => window.location.assign(address),
): DataStrategyFunction {
  return (navigation) => {
    const { location, navigation: next } = router().state;
    if (!next.location || asksForDevices(next.location.pathname) === asksForDevices(location.pathname))
      return load(navigation);
    open(createPath(next.location));
    return never;
  };
}
