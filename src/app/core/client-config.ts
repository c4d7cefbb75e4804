import { DEFAULT_PUBLIC_KEY } from '../../contract/headers.ts';

export interface ClientConfig {
  /** Where the API answers: this page's own origin. */
  readonly origin: string;
  /** Where the auth service answers: the same, unless an operator brought a Supabase project. */
  readonly authUrl: string;
  readonly publicKey: string;
}

/** Read from the page, where the server may write it; the embedded server's defaults otherwise. */
export function readClientConfig(window: Window): ClientConfig {
  const meta = (name: string) =>
    window.document.querySelector<HTMLMetaElement>(`meta[name="${name}"]`)?.content.trim() || null;
  const { origin } = window.location;
  return {
    origin,
    authUrl: meta('baraza-auth-url') ?? origin,
    publicKey: meta('baraza-public-key') ?? DEFAULT_PUBLIC_KEY,
  };
}
