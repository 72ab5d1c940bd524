import {readEnvironment} from '../../config/environment';
import {serveBuild, type BuildServer} from '../../scripts/lib/host/server';

const LISTENER = '/listen-for-problems.js';

/**
 * Keeps what a page complains of. WebDriver cannot tell, and so the page listens to itself. A muted
 * player that starts by itself is told by the browser that it may not make sounds.
 */
const LISTENING = `
window.problems = [];
for (const kind of ['error', 'warn']) {
  const say = console[kind];
  console[kind] = (...parts) => {
    window.problems.push(kind + ': ' + parts.map(String).join(' ').slice(0, 300));
    say.apply(console, parts);
  };
}
addEventListener('error', (event) => event.message && window.problems.push('thrown: ' + event.message));
addEventListener('unhandledrejection', (event) => window.problems.push('rejected: ' + String(event.reason)));
`;

/** Serves the build with a listener as the first script of each page. */
export const serveWatched = (): Promise<BuildServer> =>
  serveBuild('build', {
    brotliQuality: 1,
    standsFor: readEnvironment(process.env).url,
    instead: (path) => (path === LISTENER ? Buffer.from(LISTENING) : undefined),
    change: (path, content) =>
      path.endsWith('.html')
        ? Buffer.from(
            content.toString().replace(/<head[^>]*>/, `$&<script src="${LISTENER}"></script>`),
          )
        : content,
  });
