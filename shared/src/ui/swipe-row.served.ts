import { attachToServed } from './served-behaviour';
import { watchSwipeRow } from './watch-swipe-row';

attachToServed((part) => {
  const release = [...part.querySelectorAll<HTMLElement>('[data-swipe-row]')].map((row) => watchSwipeRow(row));
  return () => {
    for (const off of release) off();
  };
});
