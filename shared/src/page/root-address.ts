/** An address from the root, the same from every page; two slashes begin the name of another site. */
export const fromRoot = /^\/(?![\\/])/;
