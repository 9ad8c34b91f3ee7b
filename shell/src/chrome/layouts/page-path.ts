import { useLocation } from 'react-router-dom';
import { trimPath } from './trim-path';

/** The path of the current page as the server rendered it, however its address in the browser ends. */
export function usePagePath(): string {
  return trimPath(useLocation().pathname);
}
