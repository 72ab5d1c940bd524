import {BASE_POLICY, formatPolicy, framePolicy, pagePolicy} from './content-security-policy';
import type {HeadersOptions} from './options';

/**
 * Headers of some addresses. Paths are below the origin; `/*` at the end stands for anything.
 *
 * An address may match several rules. Hosts differ in what they do with a header that two rules
 * set: some send both, some the last. So whatever a later rule sets is at least as strict, and both
 * readings mean the same.
 */
export type HeaderRule = {paths: string[]; headers: Record<string, string>};

/** Seconds of two years. */
const TWO_YEARS = 63_072_000;

/** For files whose names carry a hash: a year, which is as long as headers can say. */
export const FOR_GOOD = 'public, max-age=31536000, immutable';

/** Powerful features that nothing on the site uses, of those that browsers know by this header. */
const UNUSED_FEATURES = [
  'accelerometer',
  'bluetooth',
  'browsing-topics',
  'camera',
  'clipboard-read',
  'display-capture',
  'encrypted-media',
  'gamepad',
  'geolocation',
  'gyroscope',
  'hid',
  'identity-credentials-get',
  'idle-detection',
  'keyboard-map',
  'local-fonts',
  'magnetometer',
  'microphone',
  'midi',
  'otp-credentials',
  'payment',
  'publickey-credentials-create',
  'publickey-credentials-get',
  'screen-wake-lock',
  'serial',
  'storage-access',
  'usb',
  'window-management',
  'xr-spatial-tracking',
];

type Site = HeadersOptions & {
  /** Where the site is published, such as `https://example.com`. */
  origin: string;
  baseUrl: string;
  /** First parts of the paths of all pages, such as `docs`; the home page is there without one. */
  sections: string[];
  /** Sources such as `'sha256-…'`, of all inline scripts. */
  scriptHashes: string[];
};

/** What hosts say with each file, from the general to the particular. */
export function headerRules({
  origin,
  baseUrl,
  sections,
  scriptHashes,
  services,
  embedRoute,
  frameRoute,
}: Site): HeaderRule[] {
  const policyOf = (ancestors: string) =>
    formatPolicy(pagePolicy(scriptHashes, services, ancestors));
  const folders = (names: string[]) =>
    names.flatMap((name) => [`${baseUrl}${name}`, `${baseUrl}${name}/*`]);
  return [
    {
      paths: [`${baseUrl}*`],
      headers: {
        'Content-Security-Policy': formatPolicy(BASE_POLICY),
        // For unknown addresses. Where a policy names ancestors, browsers ask the policy instead.
        'X-Frame-Options': 'DENY',
        'Cross-Origin-Opener-Policy': 'same-origin',
        'Strict-Transport-Security': `max-age=${TWO_YEARS}; includeSubDomains`,
        'X-Content-Type-Options': 'nosniff',
        'Referrer-Policy': 'strict-origin-when-cross-origin',
        'Permissions-Policy': UNUSED_FEATURES.map((feature) => `${feature}=()`).join(', '),
      },
    },
    {
      paths: [
        baseUrl,
        `${baseUrl}index.html`,
        `${baseUrl}404.html`,
        ...folders(sections.filter((name) => name !== embedRoute && name !== frameRoute)),
      ],
      headers: {
        'Content-Security-Policy': policyOf("'none'"),
        // Hosts that can answer a page with its Markdown do, and caches have to know.
        Vary: 'Accept',
        Link: `<${baseUrl}llms.txt>; rel="llms-txt"; type="text/plain"`,
      },
    },
    {paths: folders([embedRoute]), headers: {'Content-Security-Policy': policyOf('*')}},
    {
      paths: folders([frameRoute]),
      headers: {'Content-Security-Policy': formatPolicy(framePolicy(origin))},
    },
    {
      // The frame of examples has no origin, and fetches these like a page of another site.
      paths: ['media', 'demos', 'fonts'].map((name) => `${baseUrl}${name}/*`),
      headers: {'Access-Control-Allow-Origin': '*'},
    },
    {
      paths: [`${baseUrl}assets/*`],
      headers: {'Cache-Control': FOR_GOOD},
    },
  ];
}
