/**
 * An article apart from its text. A loader hands the text on as data of its own, `html`, so that its page's handle can name it as `served`:
 * the browser has it as markup.
 */
export type WithoutText<Article> = Omit<Article, 'html'>;
