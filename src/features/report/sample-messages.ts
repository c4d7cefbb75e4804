export const sample = {
  title: 'Sample reports',
  about:
    'A sample: what Baraza wrote about a problem told in one or two sentences. Marks say how much is proven so far, so a first report has few.',
  own: 'Try your own problem',
  failed: 'This sample could not be loaded. Please check your internet connection and try again.',
} as const;
