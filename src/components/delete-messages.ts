/** The question before a report is deleted. */
export const deletion = {
  title: 'Delete this report?',
  titleForGood: 'Delete this report for good?',
  text: (title: string) => `“${title}” goes to the trash and can be restored from there.`,
  textForGood: (title: string) => `“${title}” goes with its chat and its insights. This cannot be undone.`,
  remove: 'Delete',
  deleting: 'Deleting...',
  moved: 'Moved to the trash.',
  restored: 'Restored.',
  gone: 'Deleted for good.',
  failed: 'Failed to delete report. Please try again.',
} as const;
