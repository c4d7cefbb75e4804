/**
 * Lets what was pressed before the scripts were here be done now: index.html holds it, once for each button, however often an
 * unanswered finger came back. From then on the page hears for itself; later calls find nothing held.
 */
export const pressHeld = () => void dispatchEvent(new Event('alive'));
