import { parseCookie, stringifySetCookie } from 'cookie';

/** A cookie that this host alone sets and reads, out of reach of scripts. */
export type OwnCookie = {
  /** The value in a Cookie header; undefined without one. */
  read: (header: string | undefined) => string | undefined;
  /** The `Set-Cookie` header; 0 seconds let the browser forget it. */
  write: (value: string, seconds: number) => string;
};

/** On https the prefix `__Host-` keeps hosts of the parent domain from setting it (docs/faults.md F35). */
export function ownCookie(origin: string, plainName: string): OwnCookie {
  const secure = origin.startsWith('https:');
  const name = secure ? `__Host-${plainName}` : plainName;
  return {
    read: (header) => (header === undefined ? undefined : parseCookie(header, { decode: (value) => value })[name]),
    write: (value, seconds) =>
      stringifySetCookie({ name, value, path: '/', maxAge: seconds, httpOnly: true, sameSite: 'lax', secure }),
  };
}
