/** For tests of hooks in a document, which need no data of a page. */
export { MemoryRouter } from 'react-router';
