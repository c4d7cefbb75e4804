/** Spec 3 §8 and §4, to the letter. */
export const EXPLORER_ERRORS = {
  timedOut: 'Generation timed out. Please try again.',
  noResults: 'Generation completed but no results were found. Please try again.',
  generationFailed: 'Problem statement generation failed',
  generateFailed: 'Failed to generate problem statements',
  notStarted: 'Failed to start problem generation. Please try again.',
  noJobId: 'No job ID returned from the server',
  signIn: 'Please log in to generate problem statements.',
  exhausted: 'Insufficient problem explorer credits. Please request additional credits to continue.',
  cancelTrouble: 'Generation cancelled, but there may have been an issue stopping the backend process.',
  history: 'Failed to load history',
  historyHint: 'Please check your connection and try again',
  deleteFailed: 'Failed to delete session. Please try again.',
  invalidSession: 'Invalid session selected. Please try again.',
  noDetails: 'No session details received from server',
  untransformed: 'Failed to transform session data',
  noId: 'No job ID provided',
  resultsFailed: 'Problem generation failed',
  notLoaded: 'Failed to load results',
  authenticating: 'Authentication in progress. Retrying...',
  signInToView: 'Please sign in to view results',
  processing: 'This job is still processing. Please wait for completion on the generator page.',
} as const;

export const historyError = (text: string): string => `History Error: ${text}`;
export const historyFetchError = (status: number): string => `Failed to fetch generation history: ${status}`;
export const detailsFetchError = (status: number, body: string): string =>
  `Failed to fetch session details: ${status} - ${body}`;
export const deleteSessionError = (status: number, body: string): string =>
  `Failed to delete session: ${status} - ${body}`;
