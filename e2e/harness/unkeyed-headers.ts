/** What proxies, frameworks and scanners send and no cache keys by. */
export const unkeyed: Record<string, string> = {
  'X-Forwarded-Host': 'evil.example',
  'X-Forwarded-Proto': 'https',
  'X-Forwarded-For': '203.0.113.66',
  'X-Forwarded-Port': '4443',
  'X-Forwarded-Prefix': '/evil',
  'X-Forwarded-Scheme': 'http',
  'X-Forwarded-Server': 'evil.example',
  'X-Host': 'evil.example',
  'X-Original-URL': '/home/404',
  'X-Rewrite-URL': '/home/404',
  'X-HTTP-Method-Override': 'POST',
  Forwarded: 'for=203.0.113.66;host=evil.example;proto=https',
  Cookie: 'fromtype=evil; session=evil',
  Referer: 'https://evil.example/',
  'User-Agent': 'evil<script>',
  'Accept-Language': 'en-US',
};
