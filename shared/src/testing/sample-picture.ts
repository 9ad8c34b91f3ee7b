import type { PictureFile } from '../contract/clip';

const svg =
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 360 220" preserveAspectRatio="xMidYMid slice"><path d="M0 0h360v220H0z" fill="#D5ECE9"/><circle cx="250" cy="70" r="26" fill="#F6E9CF"/><path d="M0 220 110 96l70 76 44-44 136 92z" fill="#0B6E6E"/></svg>';

/** A picture that needs no file beside it. */
export const samplePicture: PictureFile = {
  src: `data:image/svg+xml,${encodeURIComponent(svg)}`,
  width: 360,
  height: 220,
};
