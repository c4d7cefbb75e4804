import * as v from 'valibot';

/** What the tabs of one device tell each other. Who is signed in travels by the account record instead. */
const Message = v.variant('type', [
  v.object({ type: v.literal('user-action'), kind: v.picklist(['research', 'other']) }),
  v.object({ type: v.literal('wake'), userId: v.string() }),
]);
export type Message = v.InferOutput<typeof Message>;

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
        const parsed = v.safeParse(Message, event.data);
        if (parsed.success) heard(parsed.output);
      };
      channel.addEventListener('message', receive);
      return () => channel.removeEventListener('message', receive);
    },
  };
}
