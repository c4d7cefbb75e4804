type Policy = { createScriptURL(url: string): string };
type Trusting = { readonly trustedTypes?: { createPolicy(name: string, rules: Policy): Policy } };

/** The worker's one policy, made once, and the one address it lets through; as a page's (src/platform/trusted-url.ts). */
export function trustedScript(scope: object, script: string): string {
  const { trustedTypes } = scope as Trusting;
  if (!trustedTypes) return script;
  policy ??= trustedTypes.createPolicy('baraza', {
    createScriptURL(url) {
      if (url !== script) throw new TypeError(`No script may be loaded from ${url}`);
      return url;
    },
  });
  return policy.createScriptURL(script);
}
let policy: Policy | undefined;
