/** The question before a report is deleted. */
export const deletion = {
  title: 'Delete this report?',
  titleForGood: 'Delete this report for good?',
  text: (title: string) => `“${title}” goes to the trash and can be restored from there.`,
  textForGood: (title: string) => `“${title}” goes with its chat and its insights. This cannot be undone.`,
  remove: 'Delete',
  deleting: 'Deleting...',
  failed: 'Failed to delete report. Please try again.',
  /** The browser's own question on the report's page (spec 2 §2). */
  confirm: 'Delete this report? It can be restored from the trash.',
} as const;
