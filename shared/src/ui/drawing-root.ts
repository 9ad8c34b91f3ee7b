/** What the root element of a drawing says, by where it stands. */
export type DrawingRoot = PageRoot | FileRoot;
type PageRoot = { className: string | undefined; 'aria-hidden': true };
type FileRoot = { xmlns: string; fontFamily: string };

/** In a page: decoration beside words, in the fonts of the page. */
export function inPage(className: string | undefined): PageRoot {
  return { className, 'aria-hidden': true };
}

/** In a file: neither styles nor fonts of the page reach it; its text alternative is that of the `<img>`. */
export const inFile: FileRoot = {
  xmlns: 'http://www.w3.org/2000/svg',
  fontFamily: "'PingFang SC', 'Microsoft YaHei', 'Noto Sans CJK SC', sans-serif",
};
