import { useEffect, useRef } from 'react';
import { useNavigationType } from 'react-router';
import { useLocation } from 'react-router-dom';
import { scrollToTarget } from './scroll-to-target';

/**
 * After a navigation in the browser: to the element that the hash names. The page as it was served has been moved by the
 * browser itself, and going back restores what was left.
 */
export function HashTarget() {
  const { key, hash } = useLocation();
  const type = useNavigationType();
  const served = useRef(key);

  useEffect(() => {
    if (key === served.current || type === 'POP') return;
    return scrollToTarget(hash);
  }, [key, hash, type]);

  return null;
}
