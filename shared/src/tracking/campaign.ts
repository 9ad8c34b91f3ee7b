/** Where an advertisement brought a visitor from: `utm_*` and Baidu's `bd_vid` (content.md §3.1). */
export type Campaign = URLSearchParams;

/** Bounds of what is kept: an address of our own making must never grow with somebody else's. */
export const longestCampaignValue = 100;
export const mostCampaignValues = 8;

const key = 'site-campaign';
const names = /^(utm_[a-z_]{1,20}|bd_vid)$/;
const controls = /[\p{Cc}\p{Cf}]/gu;
/** A phone number has no place in an address (content.md §3.8). */
const phoneNumber = /(^|\D)1[3-9]\d{9}(\D|$)/;

/** The campaign in a query, cleaned: known names only, bounded, without control characters and phone numbers. */
export function campaignOf(query: string): Campaign {
  const kept = [...new URLSearchParams(query)]
    .map(([name, value]): [string, string] => [name, value.replace(controls, '').trim().slice(0, longestCampaignValue)])
    .filter(([name, value]) => names.test(name) && value !== '' && !phoneNumber.test(value));
  return new URLSearchParams([...new Map(kept)].slice(0, mostCampaignValues));
}

/** Keeps the campaign of this address for the session; one that comes later with parameters of its own takes its place. */
export function rememberCampaign(): void {
  const found = campaignOf(location.search).toString();
  if (!found) return;
  try {
    sessionStorage.setItem(key, found);
  } catch {
    // Without storage the campaign ends with this page.
  }
}

/** The campaign of this session, cleaned again: storage can be written by anybody on this origin. */
export function presentCampaign(): Campaign {
  try {
    return campaignOf(sessionStorage.getItem(key) ?? location.search);
  } catch {
    return campaignOf(location.search);
  }
}

/** Adds what the address does not say itself. `address` must be absolute; what is none is given back as it came. */
export function withCampaign(address: string, campaign: Campaign): string {
  if (!campaign.toString() || !/^https?:/.test(address)) return address;
  const url = new URL(address);
  for (const [name, value] of campaign) if (!url.searchParams.has(name)) url.searchParams.append(name, value);
  return url.href;
}
