export type ActionKind = 'research' | 'other';

/** What is known of the button, link or form that was used. */
export interface UsedControl {
  readonly text: string;
  /** The path a link leads to; empty for a button. */
  readonly path: string;
  /** A form was sent, or the button would send one. */
  readonly sendsForm: boolean;
}

const RESEARCH_WORDS = /start research|get started|submit|continue|analy[sz]e/i;

/** Spec 1 §9: new-research-like actions are start research, get started, submit, continue, analyze, market-validation links, forms. */
export function actionKind(control: UsedControl): ActionKind {
  const likeResearch =
    control.sendsForm || RESEARCH_WORDS.test(control.text) || control.path.includes('market-validation');
  return likeResearch ? 'research' : 'other';
}
