/** For tests of hooks in a document; a browser router needs a `Request`, which jsdom does not have. */
export { MemoryRouter } from 'react-router';
