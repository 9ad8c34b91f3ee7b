import type { ComponentType, HTMLAttributes } from 'react';
import { useFragment } from '../parts/ui/use-fragment';

/**
 * Makes a part of pages a fragment, in an element of its own, which hydrates as any other part. The server renders it once and then takes
 * its markup from the fragment cache for as long as everything that it depends on stays the same (docs/architecture.md#fragment-cache).
 * @param attributes of the element
 */
export function cachedFragment<Props extends object>(
  Tag: 'li' | 'ul' | 'section' | 'header' | 'footer',
  Part: ComponentType<Props>,
  attributes: HTMLAttributes<HTMLElement> & { [data: `data-${string}`]: string } = {},
): ComponentType<Props> {
  return function CachedFragment(props: Props) {
    return <Tag {...attributes} {...useFragment(Part, props)} />;
  };
}
