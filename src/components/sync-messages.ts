/** What waits on this device, in words. Apart from `messages.ts`: every first screen would bring them. */
export const sync = {
  title: 'What waits on this device',
  nothing: 'Everything you did has reached the server.',
  waiting: (n: number) =>
    n === 1
      ? '1 action is saved on this device and goes out by itself.'
      : `${n} actions are saved on this device and go out by themselves.`,
  offline:
    'You are offline. What you saved can be read; what you do is kept here and sent when the connection is back.',
  unreached:
    'Unable to connect to the server. Please check your internet connection. What you do is kept here and sent when it answers.',
  online: 'You are online.',
  failed: 'These did not go through:',
  kit: {
    here: 'Drafts can be written on this device without a network.',
    offer: 'To write drafts without a network, this device needs the drafting kit (about 0.9 MB, once).',
    fetch: 'Fetch the drafting kit',
    fetching: 'Fetching…',
    failed: 'The drafting kit could not be fetched. Please try again when the connection is better.',
  },
  stuck: 'Nothing has gone through for a minute. Trying again now.',
  copy: 'Copy',
} as const;
