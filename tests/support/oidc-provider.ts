import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { exportJWK, generateKeyPair } from 'jose';
import Provider, { type Configuration } from 'oidc-provider';

export interface ProviderPerson {
  readonly sub: string;
  readonly email?: string;
  readonly email_verified?: boolean;
  readonly name?: string;
}

export const CLIENT = { clientId: 'baraza-tests', clientSecret: 'a-secret-of-the-tests-and-nothing-else' };

export interface TestProvider {
  readonly issuer: string;
  /** Who may be chosen on the provider's page. */
  readonly people: Map<string, ProviderPerson>;
  close(): Promise<void>;
}

async function configuration(people: Map<string, ProviderPerson>, redirectUri: string): Promise<Configuration> {
  const { privateKey } = await generateKeyPair('RS256', { extractable: true });
  return {
    clients: [
      {
        client_id: CLIENT.clientId,
        client_secret: CLIENT.clientSecret,
        redirect_uris: [redirectUri],
        token_endpoint_auth_method: 'client_secret_post',
      },
    ],
    jwks: { keys: [{ ...(await exportJWK(privateKey)), alg: 'RS256', use: 'sig', kid: 'test' }] },
    cookies: { keys: ['for-tests-alone'] },
    claims: { openid: ['sub'], email: ['email', 'email_verified'], profile: ['name', 'given_name', 'picture'] },
    // Google puts them into the ID token too.
    conformIdTokenClaims: false,
    pkce: { required: () => true },
    features: { devInteractions: { enabled: false } },
    interactions: { url: (_ctx, { uid }) => `/choose/${uid}` },
    findAccount: (_ctx, sub) => {
      const person = people.get(sub);
      return person === undefined ? undefined : { accountId: sub, claims: () => ({ ...person }) };
    },
  };
}

/** The provider's own page: one button a person, and one to refuse. */
function choosePage(people: Map<string, ProviderPerson>): string {
  const buttons = [...people.values()].map(
    ({ sub, email }) => `<button name="sub" value="${sub}">Continue as ${email ?? sub}</button>`,
  );
  return `<!doctype html><html lang="en"><title>Choose an account</title><link rel="icon" href="data:,"><h1>Choose an account</h1><form method="post">${buttons.join('')}<button name="sub" value="">Cancel</button></form>`;
}

async function chosen(request: IncomingMessage): Promise<string> {
  const parts: Buffer[] = [];
  for await (const part of request) parts.push(part as Buffer);
  return new URLSearchParams(Buffer.concat(parts).toString()).get('sub') ?? '';
}

async function interact(
  provider: Provider,
  people: Map<string, ProviderPerson>,
  request: IncomingMessage,
  answer: ServerResponse,
): Promise<void> {
  if (request.method !== 'POST') {
    answer.writeHead(200, { 'content-type': 'text/html; charset=utf-8' }).end(choosePage(people));
    return;
  }
  const sub = await chosen(request);
  if (!people.has(sub)) {
    const refusal = { error: 'access_denied', error_description: 'The person said no' };
    await provider.interactionFinished(request, answer, refusal, { mergeWithLastSubmission: false });
    return;
  }
  const { params } = await provider.interactionDetails(request, answer);
  const grant = new provider.Grant({ accountId: sub, clientId: String(params.client_id) });
  grant.addOIDCScope(String(params.scope));
  const grantId = await grant.save();
  await provider.interactionFinished(request, answer, { login: { accountId: sub }, consent: { grantId } });
}

/** A real OpenID provider on this machine; `callback` is where it may send people back to. */
export async function startProvider(callback: string, port = 0): Promise<TestProvider> {
  const people = new Map<string, ProviderPerson>();
  let handle: (request: IncomingMessage, answer: ServerResponse) => void = () => {};
  const server = createServer((request, answer) => handle(request, answer));
  await new Promise<void>((listening) => server.listen(port, '127.0.0.1', listening));
  const issuer = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const provider = new Provider(issuer, await configuration(people, callback));
  const serve = provider.callback();
  handle = (request, answer) => {
    if (!request.url?.startsWith('/choose/')) return void serve(request, answer);
    interact(provider, people, request, answer).catch((error: unknown) => {
      answer.writeHead(500).end(String(error));
    });
  };
  return {
    issuer,
    people,
    close: () =>
      new Promise((closed) => {
        server.closeAllConnections();
        server.close(() => closed());
      }),
  };
}
