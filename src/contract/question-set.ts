/** Names a set of questions by what it settles: a set that was answered already is ignored by its name. */
export const questionSetOf = (
  questions: readonly { readonly id: string; readonly slot?: string | undefined }[],
): string => questions.map(({ id, slot }) => slot ?? id).join('+');
