/** Mutants that no schedule can notice, and why: behind the safeguard that is missing stands another one. */
export const UNCAUGHT: Readonly<Record<string, string>> = {
  attempt_id_ignored:
    'Two attempts at one entry carry one key: whichever answer settles it, the effect is the same, and a settled entry is gone.',
  flush_goes_on:
    'A flush that outlives its account finds no token of that account, sends only entries of its own working copy, and is silent.',
};
