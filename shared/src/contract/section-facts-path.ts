/** Where a dev server says which files a section has now; the name stands behind it (docs/architecture.md#override). */
export const sectionFactsPath = '/-/section/';
