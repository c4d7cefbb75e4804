import './logo.css';

/** A ring of listeners with one place open. Drawn with borders, so it follows the theme by itself. */
export function Logo({ name = true }: { name?: boolean }) {
  return (
    <span className="logo">
      <i aria-hidden="true" />
      <span className={name ? '' : 'visually-hidden'}>Baraza</span>
    </span>
  );
}
