/** Where a link leads, behind which the token stands. */
export const previewAddress = '/-/preview/';

/** Where the badge posts to leave. */
export const endAddress = '/-/preview-end';
