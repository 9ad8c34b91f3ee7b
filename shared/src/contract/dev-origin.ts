const loopback = /^http:\/\/(?:127\.0\.0\.1|localhost)(?::\d{1,5})?$/;
const elsewhere = /^https:\/\/[a-z0-9](?:[a-z0-9.-]{0,251}[a-z0-9])?(?::\d{1,5})?$/;

/**
 * Whether a text is the origin of a dev server that a page of the site may load code from: on https, or on the machine of
 * whoever looks. No wildcard, and no address of IPv6, which a content policy cannot name.
 */
export function isDevOrigin(text: string): boolean {
  return (loopback.test(text) || elsewhere.test(text)) && URL.canParse(text) && new URL(text).origin === text;
}

/** What such a text must be, as the end of a sentence. */
export const devOriginForm = 'an origin such as https://dev.example.com or http://127.0.0.1:8080';
