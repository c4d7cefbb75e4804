/** Mutants that no schedule can notice, and why: behind the safeguard that is missing stands another one. */
export const UNCAUGHT: Readonly<Record<string, string>> = {
  flush_goes_on:
    'A flush that outlives its account finds no token of that account, sends only entries of its own working copy, and is silent.',
};
