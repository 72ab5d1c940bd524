import {spawnSync} from 'node:child_process';
import {createHmac, webcrypto} from 'node:crypto';
import http, {type IncomingMessage, type RequestListener, type ServerResponse} from 'node:http';
import {expect, test} from '@playwright/test';
import {validateWebhookSignature, type WebhookPayload} from '@remotion/lambda/client';
import express from 'express';
import {readExample, runExample} from '../../scripts/content/examples';
import {portOf} from '../../scripts/lib/ports';

const SECRET = 'a-long-random-text';
const payload: WebhookPayload = {
  type: 'timeout',
  renderId: 'abcdefghij',
  bucketName: 'remotionlambda-useast1-abcdefghij',
  expectedBucketOwner: '123456789012',
  customData: {orderId: '42'},
};
const BODY = JSON.stringify(payload);
const sign = (secret: string): string =>
  `sha512=${createHmac('sha512', secret).update(BODY).digest('hex')}`;
const GENUINE = sign(SECRET);
const FORGED = sign('another-secret');

const silent = {log: () => {}, error: () => {}, warn: () => {}};
const globals = {
  process: {env: {RENDER_WEBHOOK_SECRET: SECRET, WEBHOOK_SECRET: SECRET}},
  console: silent,
};

/** Sends the payload to a handler that listens for a moment, and returns the status of its answer. */
async function statusOf(listener: RequestListener, signature: string, to = '/'): Promise<number> {
  const server = http.createServer(listener);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const response = await fetch(`http://127.0.0.1:${portOf(server)}${to}`, {
    method: 'POST',
    headers: {'content-type': 'application/json', 'x-remotion-signature': signature},
    body: BODY,
  });
  server.close();
  return response.status;
}

/** Express whose apps hand themselves over in place of listening. */
const captureApp = (onApp: (app: RequestListener) => void): unknown => {
  const create = (): express.Express => {
    const app = express();
    app.listen = (() => onApp(app)) as unknown as express.Express['listen'];
    return app;
  };
  return Object.assign(create, {json: express.json});
};

type Receiver = {page: string; title: string; send: (signature: string) => Promise<number>};

const appRouter = (page: string, title: string): Receiver => ({
  page,
  title,
  send: async (signature) => {
    const {POST} = (await runExample(readExample(page, title), {globals})) as {
      POST: (request: Request) => Promise<Response>;
    };
    const request = new Request('https://app.example.com/api', {
      method: 'POST',
      headers: {'x-remotion-signature': signature},
      body: BODY,
    });
    return (await POST(request)).status;
  },
});

const expressApp = (page: string, title: string, to: string): Receiver => ({
  page,
  title,
  send: async (signature) => {
    let app: RequestListener | undefined;
    await runExample(readExample(page, title), {
      globals,
      modules: {express: captureApp((found) => (app = found))},
    });
    return statusOf(app!, signature, to);
  },
});

const receivers: Receiver[] = [
  appRouter('docs/lambda/webhooks.mdx', 'app/api/render-finished/route.ts'),
  appRouter('docs/lambda/approuterwebhook.mdx', 'app/api/render-done/route.ts'),
  expressApp('docs/lambda/webhooks.mdx', 'server.ts', '/api/render-finished'),
  expressApp('docs/lambda/expresswebhook.mdx', 'server/index.ts', '/render-done'),
  {
    page: 'docs/lambda/pagesrouterwebhook.mdx',
    title: 'pages/api/render-done.ts',
    async send(signature) {
      const code = readExample(this.page, this.title);
      const module = (await runExample(code, {globals})) as {
        default: (request: object, response: object) => Promise<void>;
      };
      return statusOf((request, response) => {
        const pagesResponse = Object.assign(response, {
          status(value: number) {
            response.statusCode = value;
            return pagesResponse;
          },
          json: (value: unknown) => response.end(JSON.stringify(value)),
        });
        void module.default(Object.assign(request, {body: payload}), pagesResponse);
      }, signature);
    },
  },
  {
    page: 'docs/lambda/validatewebhooksignature.mdx',
    title: 'server/webhook.ts',
    async send(signature) {
      let listener: RequestListener | undefined;
      await runExample(readExample(this.page, this.title), {
        globals,
        modules: {
          'node:http': {
            createServer: (found: RequestListener) => {
              listener = found;
              return {listen: () => {}};
            },
          },
        },
      });
      return statusOf(
        listener as (request: IncomingMessage, response: ServerResponse) => void,
        signature,
      );
    },
  },
  {
    page: 'docs/lambda/webhooks.mdx',
    title: 'any-server.ts',
    async send(signature) {
      const {handle} = (await runExample(readExample(this.page, this.title), {globals})) as {
        handle: (body: WebhookPayload, signature: string) => void;
      };
      try {
        handle(payload, signature);
        return 200;
      } catch {
        return 500;
      }
    },
  },
  {
    page: 'docs/lambda/supabase.mdx',
    title: 'supabase/functions/render-finished/index.ts',
    async send(signature) {
      let serve: ((request: Request) => Promise<Response>) | undefined;
      const table = {update: () => ({eq: () => Promise.resolve()})};
      await runExample(readExample(this.page, this.title), {
        globals: {
          crypto: webcrypto,
          Deno: {
            env: {get: () => SECRET},
            serve: (found: (request: Request) => Promise<Response>) => (serve = found),
          },
        },
        modules: {
          'npm:@supabase/supabase-js@2': {createClient: () => ({from: () => table})},
        },
      });
      const request = new Request('https://project.example.com', {
        method: 'POST',
        headers: {'x-remotion-signature': signature},
        body: BODY,
      });
      return (await serve!(request)).status;
    },
  },
];

test('a signature of these tests is one that the package accepts', () => {
  const check = (signatureHeader: string) => () =>
    validateWebhookSignature({secret: SECRET, body: payload, signatureHeader});
  expect(check(GENUINE)).not.toThrow();
  expect(check(FORGED)).toThrow('Signatures do not match');
  console.log(`${receivers.length} webhook handlers of the pages are run`);
});

for (const receiver of receivers) {
  test(`${receiver.page} (${receiver.title}) accepts only genuine calls`, async () => {
    expect(await receiver.send(GENUINE)).toBe(200);
    expect(await receiver.send(FORGED)).toBeGreaterThanOrEqual(400);
    expect(await receiver.send('NO_SECRET_PROVIDED')).toBeGreaterThanOrEqual(400);
  });
}

test('the request that readers send as a test is one that the package accepts', async () => {
  const sent: {headers: Record<string, string>; body: string}[] = [];
  await runExample(readExample('docs/lambda/webhooks.mdx', 'send-test.mts'), {
    globals: {
      ...globals,
      fetch: (_url: string, request: (typeof sent)[number]) => {
        sent.push(request);
        return Promise.resolve(new Response('', {status: 200}));
      },
    },
  });
  console.log(`${sent.length} requests are sent as a test`);
  expect(sent.length).toBeGreaterThan(0);
  for (const {headers, body} of sent) {
    expect(() =>
      validateWebhookSignature({
        secret: SECRET,
        body: JSON.parse(body) as WebhookPayload,
        signatureHeader: headers['X-Remotion-Signature'] ?? '',
      }),
    ).not.toThrow();
  }
});

test('the check in Python accepts only genuine calls', () => {
  const isInstalled = spawnSync('python3', ['--version']).status === 0;
  test.skip(!isInstalled, 'python3 is not installed');
  const code = readExample('docs/lambda/python.mdx', 'verify.py');
  const script = `${code}
import json, sys
body, header, secret = json.load(sys.stdin)
print(is_genuine(body.encode(), header, secret))`;
  const isGenuine = (signature: string): string =>
    spawnSync('python3', ['-c', script], {
      input: JSON.stringify([BODY, signature, SECRET]),
      encoding: 'utf8',
    }).stdout.trim();
  expect(isGenuine(GENUINE)).toBe('True');
  expect(isGenuine(FORGED)).toBe('False');
});
