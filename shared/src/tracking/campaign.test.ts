/** @jest-environment jsdom */
import { campaignOf, longestCampaignValue, mostCampaignValues, presentCampaign, withCampaign } from './campaign';

test('only utm_* and bd_vid are a campaign', () => {
  const query = '?utm_source=baidu&utm_term=%E7%9B%B4%E6%92%AD&bd_vid=10012345&phone=13800000000&UTM_x=1&utm_=2&q=x';
  expect([...campaignOf(query)]).toEqual([
    ['utm_source', 'baidu'],
    ['utm_term', '直播'],
    ['bd_vid', '10012345'],
  ]);
});

test('values are bounded, without control characters, and never a phone number', () => {
  const campaign = campaignOf(
    `utm_source=%00a%0D%0Ab&utm_medium=${'x'.repeat(500)}&utm_term=call-13800000000&utm_content=%20`,
  );
  expect(campaign.get('utm_source')).toBe('ab');
  expect(campaign.get('utm_medium')).toHaveLength(longestCampaignValue);
  expect(campaign.has('utm_term')).toBe(false);
  expect(campaign.has('utm_content')).toBe(false);
  const many = Array.from({ length: 30 }, (_, index) => `utm_${'abcdefghij'[index % 10]}${'x'.repeat(index % 3)}=1`);
  expect(campaignOf(many.join('&')).size).toBe(mostCampaignValues);
});

test('a URL gets only parameters that it does not have', () => {
  const campaign = campaignOf('utm_source=baidu&bd_vid=9');
  expect(withCampaign('https://admin.test/login?type=1&utm_source=own#top', campaign)).toBe(
    'https://admin.test/login?type=1&utm_source=own&bd_vid=9#top',
  );
  expect(withCampaign('https://site.test/', campaignOf(''))).toBe('https://site.test/');
  expect(withCampaign('', campaign)).toBe('');
});

test('the stored campaign is sanitised like any other query', () => {
  sessionStorage.setItem('site-campaign', 'utm_source=a&evil=1');
  expect(presentCampaign().toString()).toBe('utm_source=a');
});
