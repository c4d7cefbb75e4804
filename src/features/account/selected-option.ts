/** What a visitor picked before signing in (spec 1 §2.2); followed once. */
export const SELECTED_OPTION_KEY = 'selectedOption';
