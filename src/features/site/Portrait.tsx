/** Drawn from the initials: nobody's photograph is made up. The name stands beside it. */
export function Portrait({ name, large = false }: { name: string; large?: boolean }) {
  const initials = name
    .split(' ')
    .map((part) => part.charAt(0))
    .join('')
    .slice(0, 2);
  return (
    <span className={`portrait ${large ? 'large' : ''}`} aria-hidden="true">
      {initials}
    </span>
  );
}
