/** The page that takes the code of a callback, and posts it to itself: it never stands in an address. */
export const callbackAddress = '/home/callback';
