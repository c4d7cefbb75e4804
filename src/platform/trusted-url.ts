type Policy = { createScriptURL(url: string): string };

/** The part of Trusted Types used here; browsers without them take the plain text. */
interface TrustedTypes {
  createPolicy(name: string, rules: Policy): Policy;
}

/** The service worker, and the two parts of the engine beside the page as the build names them. */
const OWN_WORKERS = /^\/(?:sw\.js|assets\/on-demand\/(?:engine|answers)-[\w-]+\.js)$/;

const policies = new WeakMap<Window, Policy>();

function policyOf(window: Window, trustedTypes: TrustedTypes): Policy {
  const known = policies.get(window);
  if (known) return known;
  // Made once: a second policy of the name is refused.
  const policy = trustedTypes.createPolicy('baraza', {
    createScriptURL(url) {
      if (!OWN_WORKERS.test(url)) throw new TypeError(`No script may be loaded from ${url}`);
      return url;
    },
  });
  policies.set(window, policy);
  return policy;
}

/** A worker's address as the product's one policy lets it through: a TrustedScriptURL, called a string as the library's types do. */
export function trustedUrl(window: Window, url: string): string {
  const { trustedTypes } = window as { trustedTypes?: TrustedTypes };
  return trustedTypes ? policyOf(window, trustedTypes).createScriptURL(url) : url;
}

export const workerUrl = (window: Window): string => trustedUrl(window, '/sw.js');
