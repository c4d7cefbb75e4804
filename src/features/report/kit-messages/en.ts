/** What stands on and around a starter kit, beside its own words. */
export const kit = {
  kit: 'Starter kit',
  free: 'This cost you no credit.',
  tried:
    'A starter kit, made and kept on this device alone. Nothing you wrote has left it. With a free account you can have it there too, and add what you find.',
  here: 'This starter kit is on this device only. Research it to have it in your account and add what you find. A kit takes no credit; a report does.',
  keep: 'Create a free account to keep it',
  discard: 'Throw the kit away',
  another: 'Try another problem',
};

/** The form of every other locale. */
export type KitTexts = Readonly<typeof kit>;
