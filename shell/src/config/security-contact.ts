import { type Environment, InvalidSetting, refuse } from '@site/shared/process/environment';

/** What `/.well-known/security.txt` says (RFC 9116). */
export type SecurityContact = {
  /** Addresses as in `mailto:security@example.com`, the preferred one first. */
  contacts: string[];
  expires: Date;
  /** Page with the rules for those who look for holes; empty without one. */
  policy: string;
};

const address = /^(?:mailto:[^@\s]+@[^@\s]+|tel:\+[\d-]{5,20}|https:\/\/[^\s/]+\S*)$/;
const bareMail = /^[^@\s:/]+@[^@\s:/]+\.[^@\s:/]+$/;
const day = 24 * 60 * 60 * 1000;
/** RFC 9116 2.5.5 advises less than a year: who wrote it may have left. */
const longestLife = 366 * day;

function contactsOf(text: string): string[] {
  const contacts = text
    .split(',')
    .map((part) => part.trim())
    .filter(Boolean)
    .map((part) => (bareMail.test(part) ? `mailto:${part}` : part));
  const wrong = contacts.find((contact) => !address.test(contact));
  if (wrong === undefined) return contacts;
  throw new InvalidSetting(
    `SECURITY_CONTACT has “${wrong}”; it must list mail addresses, https addresses or telephone numbers as in tel:+86-10-1234-5678.`,
  );
}

function expiryOf(text: string, now: Date): Date {
  const expires = new Date(text);
  const isDate = /^\d{4}-\d\d-\d\d(T[\d:.]+Z)?$/.test(text) && !Number.isNaN(expires.getTime());
  if (!isDate)
    throw new InvalidSetting(
      `SECURITY_EXPIRES is “${text}”; with SECURITY_CONTACT it must be a day, as in 2027-06-30.`,
    );
  if (expires.getTime() - now.getTime() <= longestLife) return expires;
  throw new InvalidSetting(
    `SECURITY_EXPIRES is “${text}”; it must lie within a year, so that somebody looks at the contact again.`,
  );
}

/**
 * The contact for those who found a hole; undefined without one. A day that has passed is no reason not to start: the file
 * is then not there, and health says so.
 * @throws {InvalidSetting} one sentence naming the variable and its value
 */
export function readSecurityContact(env: Environment, now = new Date()): SecurityContact | undefined {
  const contacts = contactsOf(env.SECURITY_CONTACT ?? '');
  if (contacts.length === 0) return undefined;
  const policy = env.SECURITY_POLICY ?? '';
  if (policy !== '' && !/^https:\/\/[^\s/]+\S*$/.test(policy)) refuse('SECURITY_POLICY', policy, 'an https address');
  return { contacts, expires: expiryOf(env.SECURITY_EXPIRES ?? '', now), policy };
}
