import {mkdtempSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import {join} from 'node:path';
import {expect, test} from '@playwright/test';
import {hashInlineScripts, sectionsOf} from '../../../plugins/published/headers';
import {
  formatPolicy,
  framePolicy,
  pagePolicy,
  scriptPolicy,
} from '../../../plugins/published/headers/content-security-policy';
import {
  headersOf,
  readHeadersFile,
  toHeadersFile,
  toNginxFile,
  toVercelFile,
} from '../../../plugins/published/headers/formats';
import {hashSource, readInlineCode} from '../../../plugins/published/headers/inline-scripts';
import type {Services} from '../../../plugins/published/headers/options';
import {headerRules} from '../../../plugins/published/headers/rules';

const NO_SERVICES: Services = {analytics: false, algoliaAppId: null, chatWidgetOrigins: []};
const HASHES = [hashSource('first()'), hashSource('second()')];

const rules = headerRules({
  origin: 'https://site.example',
  services: NO_SERVICES,
  baseUrl: '/',
  sections: ['ai-embed', 'blog', 'docs'],
  scriptHashes: HASHES,
  embedRoute: 'ai-embed',
  frameRoute: 'live-frame',
});

/** The policy that counts for an address, where a host sends the last of several. */
const lastPolicy = (path: string) => headersOf(rules, path)['Content-Security-Policy']?.at(-1);

test.describe('inline code', () => {
  test('is found where browsers run it, and not in data', () => {
    const html = `<script>a('</b>')</script><script type="module">b()</script>
      <script src="/x.js"></script><script type="application/ld+json">{"c": 1}</script>`;
    expect(readInlineCode(html)).toEqual({scripts: ["a('</b>')", 'b()'], forbidden: []});
  });

  test('in attributes cannot be allowed', () => {
    const {forbidden} = readInlineCode('<a href=" javascript:x()">x</a><img onerror="x()" alt="">');
    expect(forbidden).toEqual(['<a href=" javascript:x()">', '<img onerror="x()">']);
  });

  test('is hashed as browsers do', () => {
    // From the specification of Content Security Policy, level 2.
    expect(hashSource("alert('Hello, world.');")).toBe(
      "'sha256-qznLcsROx4GACP2dm0UCKCzCG+HiZ1guq6ZZDob/Tng='",
    );
  });
});

test.describe('an inline script', () => {
  const folderWith = (html: string): string => {
    const folder = mkdtempSync(join(tmpdir(), 'inline-scripts-'));
    writeFileSync(join(folder, 'a.html'), html);
    return folder;
  };

  test('that nobody has looked at ends the build with its text', async () => {
    const folder = folderWith('<script>known()</script><script>fetch("/x")</script>');
    const isExpected = (script: string) => script === 'known()';
    await expect(hashInlineScripts(folder, isExpected)).rejects.toThrow(
      /^a\.html holds an inline script that nobody has looked at\. .*'sha256-.*\nfetch\("\/x"\)$/s,
    );
    await expect(hashInlineScripts(folder, () => true)).resolves.toHaveLength(2);
    rmSync(folder, {recursive: true});
  });
});

test.describe('the policy', () => {
  test('allows no inline script, no handler and no other host', () => {
    const {'script-src': scripts, ...others} = pagePolicy(HASHES, NO_SERVICES, "'none'");
    expect(scripts).toEqual(["'self'", ...HASHES]);
    expect(others['script-src-attr']).toEqual(["'none'"]);
    expect(others['object-src']).toEqual(["'none'"]);
    expect(others['connect-src']).toEqual(["'self'", 'data:', 'blob:']);
  });

  test('takes the origin from the frame, whoever shows it', () => {
    const {sandbox, ...others} = framePolicy('https://site.example');
    expect(sandbox).toEqual(['allow-scripts']);
    expect(others['frame-ancestors']).toEqual(["'self'"]);
    expect(others['default-src']).toEqual(["'none'"]);
    // To WebKit, the frame is no part of itself.
    expect(others['script-src']).toEqual(["'self'", 'https://site.example', 'blob:']);
  });

  test('names hosts of services that are configured, and of no others', () => {
    const services = {
      analytics: true,
      algoliaAppId: 'ABCDEF1234',
      chatWidgetOrigins: ['https://chat.example', 'https://api.chat.example'],
    };
    const configured = pagePolicy([], services, "'none'");
    expect(configured['script-src']).toEqual(
      expect.arrayContaining(['https://www.googletagmanager.com', 'https://chat.example']),
    );
    expect(configured['connect-src']).toEqual(
      expect.arrayContaining([
        'https://*.google-analytics.com',
        'https://abcdef1234-dsn.algolia.net',
        'https://abcdef1234-3.algolianet.com',
        'https://api.chat.example',
      ]),
    );
    expect(configured['frame-src']).toContain('https://chat.example');
    expect(formatPolicy(scriptPolicy(HASHES, NO_SERVICES))).not.toContain('https:');
  });
});

test.describe('rules', () => {
  test('let other sites show /ai-embed alone, and this site alone the sandboxed frame', () => {
    const ancestors = {
      '/': "'none'",
      '/docs': "'none'",
      '/docs/render/': "'none'",
      '/blog/page/2': "'none'",
      '/ai-embed': '*',
      '/ai-embed/': '*',
      '/live-frame/': "'self'",
    };
    for (const [path, who] of Object.entries(ancestors)) {
      expect(lastPolicy(path), path).toMatch(
        new RegExp(`frame-ancestors ${who.replace('*', '\\*')}$`),
      );
    }
    console.log(`${Object.keys(ancestors).length} addresses`);
  });

  test('let no site show an unknown address in a frame', () => {
    const headers = headersOf(rules, '/no/such/page');
    expect(headers['X-Frame-Options']).toEqual(['DENY']);
    // Browsers ask the policy of a page first, so this does not reach the addresses above.
    expect(lastPolicy('/no/such/page')).not.toContain('frame-ancestors');
  });

  test('let no address turn text into code, the sandboxed frame included', () => {
    const all = rules.flatMap(({headers}) => Object.values(headers));
    console.log(`${all.length} headers`);
    expect(all.length).toBeGreaterThan(8);
    expect(all.filter((value) => value.includes('unsafe-eval'))).toEqual([]);
  });

  test('keep a missing file for a day, where a host cannot tell it from one that is there', () => {
    for (const text of [toHeadersFile(rules), toVercelFile(rules)]) {
      expect(text).toContain('public, max-age=86400, stale-while-revalidate=31536000');
      expect(text).not.toContain('immutable');
    }
    const nginx = toNginxFile(rules);
    expect(nginx).toContain('immutable');
    expect(nginx).toMatch(/^add_header Cache-Control \$header_cache_control;$/m);
    expect(nginx).toMatch(/^add_header X-Frame-Options \$header_x_frame_options always;$/m);
  });

  test('mean the same on hosts that send all policies and on hosts that send the last', () => {
    for (const path of ['/', '/docs/render', '/ai-embed', '/live-frame/', '/assets/js/a.js']) {
      const policies = headersOf(rules, path)['Content-Security-Policy']!.map(readPolicy);
      const last = policies.at(-1)!;
      for (const directive of [...Object.keys(last), 'worker-src', 'connect-src']) {
        for (const policy of policies) {
          const allowed = sourcesFor(policy, directive);
          const outside = (sourcesFor(last, directive) ?? []).filter(
            (source) => allowed && source !== "'none'" && !allowed.includes(source),
          );
          expect(outside, `${directive} of ${path}`).toEqual([]);
        }
      }
    }
  });

  test('keep hashed files for a year, and set one Cache-Control at most', () => {
    expect(headersOf(rules, '/assets/js/main.12.js')['Cache-Control']).toEqual([
      'public, max-age=31536000, immutable',
    ]);
    expect(headersOf(rules, '/docs/')['Cache-Control']).toBeUndefined();
  });

  test('stay within what hosts read: 100 paths, and lines of 2000 characters', () => {
    const lines = toHeadersFile(rules).split('\n');
    expect(lines.filter((line) => line.startsWith('/')).length).toBeLessThanOrEqual(100);
    expect(Math.max(...lines.map((line) => line.length))).toBeLessThanOrEqual(2000);
  });

  test('lie below the base URL', () => {
    expect(sectionsOf(['/p/', '/p/docs/a', '/p/docs/b', '/p/404.html'], '/p/')).toEqual(['docs']);
  });
});

/** What a directive allows, also where a policy does not name it; null where anything goes. */
function sourcesFor(policy: Record<string, string[]>, directive: string): string[] | null {
  const fallbacks: Record<string, string[]> = {
    'worker-src': ['script-src', 'default-src'],
    'script-src-attr': ['script-src', 'default-src'],
  };
  const isFetch = directive.endsWith('-src');
  const names = [directive, ...(fallbacks[directive] ?? (isFetch ? ['default-src'] : []))];
  return names.map((name) => policy[name]).find((sources) => sources !== undefined) ?? null;
}

const readPolicy = (text: string): Record<string, string[]> =>
  Object.fromEntries(
    text.split('; ').map((part): [string, string[]] => {
      const [directive = '', ...sources] = part.split(' ');
      return [directive, sources];
    }),
  );

test.describe('files', () => {
  test('_headers says what the rules say', () => {
    const read = readHeadersFile(`# comment\n\n${toHeadersFile(rules)}`);
    for (const path of ['/', '/docs/x', '/live-frame/', '/nowhere']) {
      expect(headersOf(read, path)).toEqual(headersOf(rules, path));
    }
  });

  test('vercel.json has each path with its headers', () => {
    const {headers} = JSON.parse(toVercelFile(rules)) as {
      headers: {source: string; headers: {key: string; value: string}[]}[];
    };
    expect(headers.map(({source}) => source)).toEqual(
      expect.arrayContaining(['/(.*)', '/', '/docs', '/docs/(.*)', '/ai-embed']),
    );
    const frame = headers.find(({source}) => source === '/live-frame/(.*)')!;
    expect(frame.headers[0]?.value).toContain('sandbox allow-scripts');
  });

  test('nginx takes the last rule first, and adds headers to errors as well', () => {
    const config = toNginxFile(rules);
    expect(config.indexOf('"~^/docs/"')).toBeLessThan(config.indexOf('"~^/"'));
    expect(config).toContain(
      'add_header Content-Security-Policy $header_content_security_policy always;',
    );
    expect(config).toContain('default "no-cache";');
  });
});
