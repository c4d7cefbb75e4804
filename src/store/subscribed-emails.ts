/** The list that spec 1 §3 names: addresses that could not be sent at once. They wait in the outbox as well. */
const KEY = 'subscribedEmails';

/** Puts an address on the list; false when it is there. Throws when the device has no room, or the list is none. */
export function rememberSubscriber(storage: Storage, email: string, now: Date): boolean {
  const list: unknown = JSON.parse(storage.getItem(KEY) ?? '[]');
  if (!Array.isArray(list)) throw new TypeError(`${KEY} is not a list`);
  if (list.some((entry: unknown) => isOf(entry, email))) return false;
  storage.setItem(KEY, JSON.stringify([...list, { email, subscribedAt: now.toISOString() }]));
  return true;
}

const isOf = (entry: unknown, email: string): boolean =>
  typeof entry === 'object' && entry !== null && 'email' in entry && entry.email === email;
