/** Campaign parameters: `utm_*` and Baidu's `bd_vid`. */
export type Campaign = URLSearchParams;

/** Limits of stored parameters, which come from external links. */
export const longestCampaignValue = 100;
export const mostCampaignValues = 8;

const key = 'site-campaign';
const names = /^(utm_[a-z_]{1,20}|bd_vid)$/;
const controls = /[\p{Cc}\p{Cf}]/gu;
/** URLs must not contain phone numbers. */
const phoneNumber = /(^|\D)1[3-9]\d{9}(\D|$)/;

/** The campaign in a query, sanitised: known names only, bounded, without control characters and phone numbers. */
export function campaignOf(query: string): Campaign {
  const kept = [...new URLSearchParams(query)]
    .map(([name, value]): [string, string] => [name, value.replace(controls, '').trim().slice(0, longestCampaignValue)])
    .filter(([name, value]) => names.test(name) && value !== '' && !phoneNumber.test(value));
  return new URLSearchParams([...new Map(kept)].slice(0, mostCampaignValues));
}

/** Stores the campaign of this URL for the session; a later one replaces it. */
export function rememberCampaign(): void {
  const found = campaignOf(location.search).toString();
  if (!found) return;
  try {
    sessionStorage.setItem(key, found);
  } catch {
    // Without storage the campaign is lost on the next page.
  }
}

/** The campaign of this session, sanitised again, as any script of this origin can write to storage. */
export function presentCampaign(): Campaign {
  try {
    return campaignOf(sessionStorage.getItem(key) ?? location.search);
  } catch {
    return campaignOf(location.search);
  }
}

/** Adds campaign parameters that the URL does not have. Returns anything but an absolute URL unchanged. */
export function withCampaign(address: string, campaign: Campaign): string {
  if (!campaign.toString() || !/^https?:/.test(address)) return address;
  const url = new URL(address);
  for (const [name, value] of campaign) if (!url.searchParams.has(name)) url.searchParams.append(name, value);
  return url.href;
}
