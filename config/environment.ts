import {ALLOWED_TAGS, forbiddenMarkup} from './announcement';

/** Everything that the environment may change about the site. The README documents each variable. */
export type SiteEnvironment = {
  url: string;
  baseUrl: string;
  analyticsId: string | null;
  algolia: {appId: string; apiKey: string; indexName: string} | null;
  chatWidget: {scriptUrl: string; id: string} | null;
  /** Where the widget is loaded from, and further origins that it talks to. */
  chatWidgetOrigins: string[];
  /** Origins whose pages may talk to /ai-embed in a frame. */
  askAiEmbedOrigins: string[];
  announcement: Announcement | null;
  /** Address below which the sources of the pages can be changed, with a slash at the end. */
  editUrl: string | null;
};

export type Announcement = {
  id: string;
  content: string;
  backgroundColor: string;
  textColor: string;
  isCloseable: boolean;
};

type Variables = Record<string, string | undefined>;

const DEFAULT_ANNOUNCEMENT =
  'Build a video editor in React: <a href="/docs/editor-starter/">Editor Starter</a>';

const DEFAULT_EDIT_URL = 'https://github.com/remotion-dev/remotion/edit/main/packages/docs/';

const CSS_COLOR = /^(#[\da-f]{3,8}|[a-z]+|(rgb|hsl|oklch|oklab)\([^;{}]*\))$/i;

class EnvironmentError extends Error {
  override name = 'EnvironmentError';
}

/**
 * Reads and checks the site's environment variables.
 *
 * @param variables usually `process.env`; an unset or empty variable means the default
 * @returns the settings, with `null` for each hosted service that is not configured
 * @throws EnvironmentError naming the variable, its value and what it should look like
 */
export function readEnvironment(variables: Variables): SiteEnvironment {
  const baseUrl = readBaseUrl(variables);
  const chatWidget = readChatWidget(variables);
  return {
    url: readOrigin(variables),
    baseUrl,
    analyticsId: read(
      variables,
      'ANALYTICS_ID',
      /^(G|UA|AW|DC|GT)-[\w-]{4,}$/,
      'an id such as G-ABC123XYZ',
    ),
    algolia: readAlgolia(variables),
    chatWidget,
    chatWidgetOrigins: readChatWidgetOrigins(variables, chatWidget),
    askAiEmbedOrigins: readOrigins(variables, 'ASK_AI_EMBED_ORIGINS', /^https?:$/),
    announcement: readAnnouncement(variables, baseUrl),
    editUrl: readEditUrl(variables),
  };
}

function fail(name: string, value: string, expected: string): never {
  throw new EnvironmentError(
    `The environment variable ${name} is "${value}". Set it to ${expected}, or unset it.`,
  );
}

function read(
  variables: Variables,
  name: string,
  pattern: RegExp,
  expected: string,
): string | null {
  const value = variables[name]?.trim();
  if (!value) {
    return null;
  }
  return pattern.test(value) ? value : fail(name, value, expected);
}

function readHttpsUrl(variables: Variables, name: string, expected: string): URL | null {
  const value = variables[name]?.trim();
  if (!value) {
    return null;
  }
  const url = URL.canParse(value) ? new URL(value) : fail(name, value, expected);
  return /^https?:$/.test(url.protocol) ? url : fail(name, value, expected);
}

function readOrigin(variables: Variables): string {
  const expected = 'an origin without a path, such as https://www.remotion.dev';
  const url = readHttpsUrl(variables, 'SITE_URL', expected);
  if (!url) {
    return 'https://www.remotion.dev';
  }
  return url.pathname === '/' && !url.search ? url.origin : fail('SITE_URL', url.href, expected);
}

function readBaseUrl(variables: Variables): string {
  return (
    read(
      variables,
      'BASE_URL',
      /^\/([\w.~-]+\/)*$/,
      'a path that starts and ends with a slash, such as /docs-preview/',
    ) ?? '/'
  );
}

/** Values that only make sense together: all of them, or none. */
function readTogether<Name extends string>(
  variables: Variables,
  rules: Record<Name, {pattern: RegExp; expected: string}>,
): Record<Name, string> | null {
  const names = Object.keys(rules) as Name[];
  const values = names.map((name) =>
    read(variables, name, rules[name].pattern, rules[name].expected),
  );
  const missing = names.filter((_, index) => values[index] === null);
  if (missing.length === names.length) {
    return null;
  }
  if (missing.length > 0) {
    throw new EnvironmentError(
      `The environment variables ${names.join(', ')} belong together. Set ${missing.join(' and ')} as well, or unset all of them.`,
    );
  }
  return Object.fromEntries(names.map((name, index) => [name, values[index]])) as Record<
    Name,
    string
  >;
}

function readAlgolia(variables: Variables): SiteEnvironment['algolia'] {
  const values = readTogether(variables, {
    ALGOLIA_APP_ID: {
      pattern: /^[A-Z0-9]{6,16}$/,
      expected: 'an application id of capitals and digits, such as BH4D9OD16A',
    },
    ALGOLIA_API_KEY: {pattern: /^[A-Za-z0-9]{16,64}$/, expected: 'a public search-only API key'},
    ALGOLIA_INDEX_NAME: {pattern: /^[\w.-]+$/, expected: 'the name of an index, such as remotion'},
  });
  return (
    values && {
      appId: values.ALGOLIA_APP_ID,
      apiKey: values.ALGOLIA_API_KEY,
      indexName: values.ALGOLIA_INDEX_NAME,
    }
  );
}

function readChatWidget(variables: Variables): SiteEnvironment['chatWidget'] {
  const values = readTogether(variables, {
    CHAT_WIDGET_SCRIPT_URL: {
      pattern: /^https:\/\/[^\s"'<>]+$/,
      expected: 'the https address of the widget script',
    },
    CHAT_WIDGET_ID: {
      pattern: /^[\w-]+$/,
      expected: 'the id that the provider gave you: letters, digits and dashes',
    },
  });
  return values && {scriptUrl: values.CHAT_WIDGET_SCRIPT_URL, id: values.CHAT_WIDGET_ID};
}

function readChatWidgetOrigins(
  variables: Variables,
  chatWidget: SiteEnvironment['chatWidget'],
): string[] {
  const further = readOrigins(variables, 'CHAT_WIDGET_ORIGINS', /^https:$/);
  return chatWidget ? [...new Set([new URL(chatWidget.scriptUrl).origin, ...further])] : [];
}

function readOrigins(variables: Variables, name: string, protocol: RegExp): string[] {
  const values = (variables[name] ?? '').split(',').map((value) => value.trim());
  return values.filter(Boolean).map((value) => {
    const isOrigin =
      URL.canParse(value) &&
      protocol.test(new URL(value).protocol) &&
      new URL(value).origin === value;
    return isOrigin
      ? value
      : fail(name, value, 'origins with commas between them, such as https://example.com');
  });
}

function readEditUrl(variables: Variables): string | null {
  const expected = 'an https address below which the files lie, or off';
  return variables.EDIT_URL?.trim() === 'off'
    ? null
    : (readHttpsUrl(variables, 'EDIT_URL', expected)?.href.replace(/\/?$/, '/') ??
        DEFAULT_EDIT_URL);
}

function readAnnouncement(variables: Variables, baseUrl: string): Announcement | null {
  const configured = variables.ANNOUNCEMENT?.trim();
  if (configured === 'off') {
    return null;
  }
  const forbidden = configured ? forbiddenMarkup(configured) : null;
  if (configured && forbidden) {
    fail(
      'ANNOUNCEMENT',
      configured,
      `a short text without ${forbidden}: it may hold ${ALLOWED_TAGS.map((tag) => `<${tag}>`).join(', ')}, and links that begin with / or https://`,
    );
  }
  const content = configured || DEFAULT_ANNOUNCEMENT.replace('href="/', `href="${baseUrl}`);
  const color = (name: string, fallback: string) =>
    read(variables, name, CSS_COLOR, 'a CSS color such as #0b1220') ?? fallback;
  const closeable = read(variables, 'ANNOUNCEMENT_CLOSEABLE', /^(true|false)$/, 'true or false');
  return {
    // A new text gets a new id, so that it shows again to those who closed the last one.
    id: `announcement-${hash(content)}`,
    content,
    backgroundColor: color('ANNOUNCEMENT_BACKGROUND', 'var(--site-surface)'),
    textColor: color('ANNOUNCEMENT_COLOR', 'var(--site-muted)'),
    isCloseable: closeable !== 'false',
  };
}

function hash(text: string): string {
  let value = 5381;
  for (const character of text) {
    value = (value * 33 + character.codePointAt(0)!) >>> 0;
  }
  return value.toString(36);
}
