import { mkdtempSync } from 'node:fs';
import { execSync } from 'node:child_process';
import { chromium } from '@playwright/test';
import { startSite } from './harness/site';
import { startTestApi } from './harness/test-api';
import { startTlsFront } from './harness/tls-front';
async function main(){
const api = await startTestApi('edge');
const site = await startSite(api.origin, { SITE_ORIGIN: 'https://www.example.com', TRUSTED_HOPS: '1', PUBLIC_ASSET_URL: '' });
const front = await startTlsFront(site.shell.origin, 'www.example.com', mkdtempSync('/tmp/edge-front-'));
const spki = execSync(`openssl x509 -in ${front.certificate} -pubkey -noout | openssl pkey -pubin -outform der | openssl dgst -sha256 -binary | base64`).toString().trim();
const ctx = await chromium.launchPersistentContext(mkdtempSync('/tmp/edge-profile-'), { executablePath: '/usr/bin/chromium-headless-shell', args: ['--no-sandbox', `--ignore-certificate-errors-spki-list=${spki}`, '--short-reporting-delay', `--host-resolver-rules=MAP www.example.com:443 127.0.0.1:${front.httpsPort}`] });
const page = await ctx.newPage();
page.on('console', (m) => console.log('console', m.text().slice(0, 200)));
const r = await page.goto('https://www.example.com/info/20001');
console.log(r?.status(), await r?.securityDetails());
await page.evaluate(() => { const s = document.createElement('script'); try { s.src = 'https://evil.example/x.js'; } catch (e) { console.log(String(e)); } });
await page.waitForTimeout(1500);
await page.evaluate(() => { const t = document.createElement('script'); t.src = '/assets/x.js'; document.head.append(t); });
for (let i = 0; i < 100; i++) { await new Promise((d) => setTimeout(d, 1000)); const l = site.shell.lines.filter((x) => x.includes('breach')); if (l.length >= 2) break; }
console.log(site.shell.lines.slice(4)); 
await ctx.close(); front.stop(); await site.stop(); await api.stop();
}
main();
