/** SHA-256 of a text, base64url; null where the browser has no such thing (outside a secure context). */
export async function fingerprint(crypto: Crypto, text: string): Promise<string | null> {
  if (!crypto.subtle) return null;
  const digest = new Uint8Array(await crypto.subtle.digest('SHA-256', new TextEncoder().encode(text)));
  return btoa(String.fromCharCode(...digest))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replace(/=+$/, '');
}
