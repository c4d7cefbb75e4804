type Policy = { createScriptURL(url: string): string };

/** The part of Trusted Types used here; browsers without them take the plain text. */
interface TrustedTypes {
  createPolicy(name: string, rules: Policy): Policy;
}

const WORKER = '/sw.js';

/**
 * The product's one policy, and the one address it lets through. Made once: a second policy of the name is refused.
 * What it answers with is a TrustedScriptURL, called a string because the library's types know only that.
 */
export function workerUrl(window: Window): string {
  const { trustedTypes } = window as { trustedTypes?: TrustedTypes };
  if (!trustedTypes) return WORKER;
  const policy = trustedTypes.createPolicy('baraza', {
    createScriptURL(url) {
      if (url !== WORKER) throw new TypeError(`No script may be loaded from ${url}`);
      return url;
    },
  });
  return policy.createScriptURL(WORKER);
}
