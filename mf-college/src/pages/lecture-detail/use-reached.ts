import { type RefObject, useEffect, useRef } from 'react';
import { markLearnt } from '../../components/lecture-progress';

/** Marks the lecture as learnt on this device once the element has come into the window. */
export function useReached<T extends Element>(id: number): RefObject<T | null> {
  const element = useRef<T>(null);
  useEffect(() => {
    if (!element.current) return;
    const observer = new IntersectionObserver((entries) => {
      if (!entries.some(({ isIntersecting }) => isIntersecting)) return;
      markLearnt(id);
      observer.disconnect();
    });
    observer.observe(element.current);
    return () => observer.disconnect();
  }, [id]);
  return element;
}
