/** What the tabs of one device tell each other. Who is signed in travels by the account record instead. */
export type Message =
  | { readonly type: 'user-action'; readonly kind: 'research' | 'other' }
  | { readonly type: 'wake'; readonly userId: string };

/** A message this version knows, or null. By hand, since it belongs to the first script a phone fetches. */
function parseMessage(data: unknown): Message | null {
  if (typeof data !== 'object' || data === null) return null;
  const { type, kind, userId } = data as Record<string, unknown>;
  if (type === 'user-action' && (kind === 'research' || kind === 'other')) return { type, kind };
  if (type === 'wake' && typeof userId === 'string') return { type, userId };
  return null;
}

export interface Channel {
  post(message: Message): void;
  listen(heard: (message: Message) => void): () => void;
}

/** BroadcastChannel where there is one; a message of another version is passed over. */
export function browserChannel(scope: { BroadcastChannel?: typeof BroadcastChannel }, name: string): Channel {
  if (!scope.BroadcastChannel) return { post() {}, listen: () => () => {} };
  const channel = new scope.BroadcastChannel(name);
  return {
    post: (message) => channel.postMessage(message),
    listen(heard) {
      const receive = (event: MessageEvent<unknown>) => {
        const message = parseMessage(event.data);
        if (message) heard(message);
      };
      channel.addEventListener('message', receive);
      return () => channel.removeEventListener('message', receive);
    },
  };
}
