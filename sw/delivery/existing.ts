type Created = { on(event: 'populate', subscriber: () => void): unknown };

/**
 * For opening a database only if it is there: an account that was signed out and wiped must not come back as an empty one.
 * Asking first and opening then would leave a moment between the two; this breaks off the making itself.
 */
export function onlyIfThere(): { readonly options: { addons: ((db: Created) => void)[] }; missing(): boolean } {
  let missing = false;
  const refuse = (db: Created) => {
    db.on('populate', () => {
      missing = true;
      throw new Error('There is no such database');
    });
  };
  return { options: { addons: [refuse] }, missing: () => missing };
}
