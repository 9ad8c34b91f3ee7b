import { sitePictures } from '@site/shared/contract/site-pictures';

export const manifestAddress = '/manifest.webmanifest';
/** `--c-brand` (tokens.css): what browsers colour their own bars with. */
export const themeColor = '#0b6e6e';

const { tab, phone, small } = sitePictures;
const png = ({ file, width }: typeof tab) =>
  `<link rel="icon" type="image/png" sizes="${width}x${width}" href="/${file}">`;

/** Where browsers find the icons of the site, the same for every page; the drawing comes last, because the last that fits is taken. */
export const iconLinks = [
  png(tab),
  png(small),
  '<link rel="icon" type="image/svg+xml" href="/favicon.svg">',
  `<link rel="apple-touch-icon" sizes="${phone.width}x${phone.width}" href="/${phone.file}">`,
  `<link rel="manifest" href="${manifestAddress}">`,
  `<meta name="theme-color" content="${themeColor}">`,
].join('');
