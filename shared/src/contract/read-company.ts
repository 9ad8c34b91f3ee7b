import { type Environment, InvalidSetting, refuse } from '../process/environment';
import { type CompanyFacts, exampleCompany, neutralCompany } from './company-facts';

/** What a value must look like, and how the sentence about one that does not says so. */
type Rule = { pattern: RegExp; must: string };

const name: Rule = { pattern: /^\P{Cc}{1,20}$/u, must: 'a name of 1 to 20 characters' };
const shortLine: Rule = { pattern: /^\P{Cc}{0,60}$/u, must: 'one line of at most 60 characters' };
const phone: Rule = {
  pattern: /^(\+?\d[\d -]{3,18}\d)?$/,
  must: 'empty or a telephone number of digits, spaces and dashes, as in 400-000-0000',
};
const mail: Rule = {
  pattern: /^([\w.+-]{1,64}@[\w-]+(\.[\w-]+)+)?$/,
  must: 'empty or a mail address, as in hello@example.com',
};
/** A city and the rest, parted by a space. */
const addressPattern = /^(?<city>\S{1,12})\s+(?<line>\S\P{Cc}{0,59})$/u;

function read(env: Environment, variable: string, fallback: string, { pattern, must }: Rule): string {
  const value = (env[variable] ?? fallback).trim();
  if (pattern.test(value)) return value;
  return refuse(variable, value, must);
}

/** The variable of each filing, by its place in the facts. */
export const filingVariables = { icp: 'FILING_ICP', police: 'FILING_POLICE', licence: 'FILING_LICENCE' } as const;

/** Variables of the filings that have no number. */
export function unsetFilings({ filings }: Pick<CompanyFacts, 'filings'>): string[] {
  const keys = Object.keys(filingVariables) as (keyof typeof filingVariables)[];
  return keys.filter((key) => filings[key] === '').map((key) => filingVariables[key]);
}

function addressOf(text: string): CompanyFacts['addresses'][number] {
  const { city, line } = addressPattern.exec(text)?.groups ?? {};
  if (city && line) return { city, line };
  throw new InvalidSetting(
    `SITE_ADDRESSES has “${text}”; each address, parted by semicolons, must be a city of at most 12 characters, a space and a line of at most 60, as in 云岸市 望江区澄播路 1 号.`,
  );
}

function readAddresses(env: Environment, fallback: CompanyFacts['addresses']): CompanyFacts['addresses'] {
  const parts = env.SITE_ADDRESSES?.split(/[;；]/).map((part) => part.trim());
  return parts ? parts.filter(Boolean).map(addressOf) : fallback;
}

/**
 * The company that an environment describes; shell and api read the same variables. With `SITE_VARIANT=white-label` what is
 * not set is neutral or empty, else it is the example company's.
 * @throws {InvalidSetting} one sentence naming the variable and its value
 */
export function readCompany(env: Environment): CompanyFacts {
  const isNeutral = env.SITE_VARIANT === 'white-label';
  const unset = isNeutral ? neutralCompany : exampleCompany;
  const brand = read(env, 'BRAND_NAME', unset.brand, name);
  return {
    brand,
    brandLatin: read(env, 'BRAND_LATIN', unset.brandLatin, shortLine),
    legalName: read(env, 'BRAND_LEGAL_NAME', isNeutral ? brand : unset.legalName, shortLine),
    slogan: read(env, 'BRAND_SLOGAN', unset.slogan, shortLine),
    phone: read(env, 'SITE_PHONE', unset.phone, phone),
    email: read(env, 'SITE_EMAIL', unset.email, mail),
    addresses: readAddresses(env, unset.addresses),
    filings: {
      icp: read(env, filingVariables.icp, unset.filings.icp, shortLine),
      police: read(env, filingVariables.police, unset.filings.police, shortLine),
      licence: read(env, filingVariables.licence, unset.filings.licence, shortLine),
    },
  };
}
