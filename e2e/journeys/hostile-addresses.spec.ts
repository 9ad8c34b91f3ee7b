import { expect, test } from '../harness/browser-test';
import { unlessKept } from '../harness/every-case';
import { askRaw } from '../harness/raw-request';

/** One step up, in every spelling that some server once took for it. */
const steps = [
  '../',
  '..%2f',
  '..%2F',
  '%2e%2e/',
  '%2e%2e%2f',
  '%252e%252e%252f',
  '..%252f',
  '..%5c',
  '..\\',
  '%2e%2e%5c',
  '..%c0%af',
  '%c0%ae%c0%ae/',
  '..%ef%bc%8f',
  '..;/',
  '....//',
  '.%00./',
];
const places = [
  '/assets/',
  '/assets/sets/',
  '/assets/remotes/',
  '/assets/remotes/mf-help/',
  '/assets/shell/',
  '/assets/remotes/mf-help/0.1.0/client/',
];
const files = ['package.json', 'revisions/00000001.json', 'keys/release.pem', 'etc/passwd'];
const others = [
  '/assets//etc/passwd',
  '/assets/%2fetc%2fpasswd',
  '/assets/C:%5cwindows%5cwin.ini',
  '/assets/.env',
  '/assets/.git/config',
  '/assets/remotes/.staged/x.js',
  '/assets/remotes/mf-help/.hidden/client/x.js',
  '/assets/remotes/mf-help%00/0.1.0/client/x.js',
  '/assets/remotes/MF-HELP/0.1.0/client/x.js',
  `/assets/remotes/${'a'.repeat(41)}/0.1.0/client/x.js`,
  '/assets/remotes/mf-help/0.1.0/server/routes.cjs',
  '/assets/remotes/mf-help/0.1.0/release.json',
  '/assets/sets/%00.js',
  '/assets/sets/.js',
  '/assets/sets/0000000000000000%2f..%2fx.js',
  '/assets/revisions/00000001.json',
  '/assets/shell.json',
  '/.env',
  '/.git/config',
  '/package.json',
  '/api/src/main.ts',
];
/** Words of the files above. */
const secrets = /"workspaces"|"sequence"|PRIVATE KEY|root:x:|module\.exports|"integrity"/;

for (const place of places) {
  test(
    `F28: no way leads up and out from ${place}`,
    unlessKept(place === '/assets/' || place.endsWith('/client/')),
    async ({ origin }) => {
      for (const step of steps) {
        for (const depth of [1, 3, 8]) {
          for (const file of files) {
            const target = place + step.repeat(depth) + file;
            const answer = await askRaw(origin, target);
            expect([302, 400, 404], `${target} is ${answer.status}`).toContain(answer.status);
            expect(answer.body, target).not.toMatch(secrets);
          }
        }
      }
    },
  );
}

test('F28: absolute paths, dot files, other folders of the store and names against the rule are not there', async ({
  origin,
}) => {
  for (const target of others) {
    const answer = await askRaw(origin, target);
    expect([302, 400, 404], `${target} is ${answer.status}`).toContain(answer.status);
    if (answer.status === 302) expect(answer.headers.location).toMatch(/^\/home\/404/);
    expect(answer.body, target).not.toMatch(secrets);
  }
});

for (const prefix of ['/v1/', '/open/', '/VZApi/']) {
  test(`F28: a call below ${prefix} reaches nothing else of the service`, async ({ origin }) => {
    for (const step of steps) {
      for (const inner of ['metrics', 'docs/json', '-/ready', '-/live']) {
        const target = prefix + step + inner;
        const answer = await askRaw(origin, target);
        expect([302, 400, 404], `${target} is ${answer.status}`).toContain(answer.status);
      }
    }
  });
}

const evil = 'evil.example';
const leading = [
  '//',
  '/\\',
  '/\\/',
  '///',
  '/%2F%2F',
  '/%5C',
  '/%5C%5C',
  '/@',
  '/.',
  '//%09/',
  '/;//',
  '/https:',
  '/%0d%0a//',
];
const spellings = ['/HELP/helpcenter', '/help//helpCenter', '//help/helpCenter', '///info', '/INFO//cate/2'];

/** Where a browser would go from the site. */
function destination(origin: string, location: string | undefined): string {
  return new URL(location ?? '/', origin).origin;
}

test('F30: no address leads away from the site', async ({ origin }) => {
  const targets = [
    ...leading.flatMap((start) => [`${start}${evil}`, `${start}${evil}/..`, `${start}${evil}/help//helpCenter`]),
    ...spellings.map((path) => `${path}/..//${evil}`),
    `/home/404?from=//${evil}`,
    `/home/404?from=https://${evil}`,
    `/help/search?keyword=//${evil}`,
    `/help/search?keyword=https:${evil}`,
    `/-/lead/quick?url=//${evil}`,
  ];
  for (const target of targets) {
    const { status, headers } = await askRaw(origin, target);
    expect(status, target).toBeLessThan(500);
    expect(destination(origin, headers.location), target).toBe(origin);
    expect(headers.location ?? '/', target).toMatch(/^\/(?![\\/])/);
  }
});

test('F30: a corrected spelling keeps its query and its host', async ({ origin }) => {
  for (const path of spellings) {
    for (const query of ['', '?from=//evil.example', '?next=https://evil.example&x=@evil.example']) {
      const { headers } = await askRaw(origin, path + query);
      expect(destination(origin, headers.location), path + query).toBe(origin);
    }
  }
});

test('F30: the page for what is not there links to no address that it was given', async ({ page, complaints }) => {
  for (const from of ['//evil.example/a', 'javascript:alert(1)', '/\\evil.example']) {
    await page.goto(`/home/404?from=${encodeURIComponent(from)}`);
    const links = await page.locator('a').evaluateAll((all) => all.map((link) => (link as HTMLAnchorElement).href));
    // An anchor of the page itself has the page's query in it: what counts is the place.
    expect(links.filter((link) => /evil|javascript:/.test(new URL(link).protocol + new URL(link).host))).toEqual([]);
  }
  complaints.splice(0, complaints.length, ...complaints.filter((line) => !line.includes('404')));
});

test('F29: control characters in an address, a query or a header are no error of ours and split no answer', async ({
  site,
  origin,
}) => {
  for (let code = 0; code < 32; code += 1) {
    const raw = String.fromCharCode(code);
    const encoded = `%${code.toString(16).padStart(2, '0')}`;
    const tries = [
      askRaw(origin, `/help/a${encoded}Set-Cookie:${encoded}b`),
      askRaw(origin, `/HELP/helpcenter?x=${encoded}Set-Cookie:b=1`),
      askRaw(origin, `/help/search?keyword=${encoded}Set-Cookie:b=1`),
      askRaw(origin, `/v1/a${encoded}b?x=${encoded}`),
      askRaw(origin, `/a${raw}b`),
      ...['Referer', 'User-Agent', 'X-Forwarded-For', 'If-None-Match', 'Accept-Encoding', 'Origin'].map((name) =>
        askRaw(origin, '/help/helpCenter', { [name]: `a${raw}Set-Cookie: b=1` }),
      ),
    ];
    for (const { status, headers } of await Promise.all(tries)) {
      expect(status, `character ${code}`).toBeLessThan(500);
      expect(headers, `character ${code}`).not.toHaveProperty('set-cookie');
    }
  }
  for (const line of site.shell.lines) expect(() => JSON.parse(line)).not.toThrow();
});

test('F31: no query and no form reaches the prototype of all objects', async ({ origin }) => {
  const names = ['__proto__[x]', '__proto__.x', 'constructor[prototype][x]', 'constructor.prototype.x', '__proto__'];
  for (const name of names) {
    const pair = `${encodeURIComponent(name)}=polluted`;
    expect((await askRaw(origin, `/help/search?${pair}`)).status).toBeLessThan(500);
    const form = { 'Content-Type': 'application/x-www-form-urlencoded' };
    for (const target of ['/-/lead/quick', '/-/help-feedback']) {
      const answer = await fetch(origin + target, { method: 'POST', headers: form, body: pair, redirect: 'manual' });
      expect(answer.status).toBeLessThan(500);
      expect(await answer.text()).not.toContain('polluted');
    }
    const body = `{"${name}":{"x":"polluted"},"constructor":{"prototype":{"x":"polluted"}}}`;
    const json = { 'Content-Type': 'application/json' };
    const passed = await fetch(`${origin}/ajax/QuickRequirement`, { method: 'POST', headers: json, body });
    expect(passed.status).toBeLessThan(500);
  }
  for (const address of ['/', '/help/helpCenter', '/home/signUp']) {
    expect((await askRaw(origin, address)).body).not.toContain('polluted');
  }
});
