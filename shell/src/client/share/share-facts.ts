import { shareAddress } from './share-address';

/** What a page is shared as: what its head says of it. */
export type ShareFacts = {
  title: string;
  summary: string;
  address: string;
  image: string;
  imageAlt: string;
  square: string;
};

function meta(name: string): string {
  return document.querySelector<HTMLMetaElement>(`meta[${name}]`)?.content ?? '';
}

/** The page that is shown now; the head follows navigations (follow-navigation.ts). */
export function readShareFacts(): ShareFacts {
  const image = meta('property="og:image"');
  const square = meta('itemprop=image');
  return {
    title: document.querySelector('h1')?.textContent.trim() || document.title,
    summary: meta('name=description'),
    address: shareAddress(location, document.documentElement.dataset.query),
    // By its path: the site has every file of the asset host too, and the policy of pictures names the site.
    image: image && new URL(image).pathname,
    imageAlt: meta('property="og:image:alt"'),
    square: square && new URL(square).pathname,
  };
}
