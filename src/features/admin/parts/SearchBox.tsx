import { useEffect, useState } from 'react';
import { Field } from '../../../ui/Field.tsx';

/** Somebody is still typing. */
const PAUSE_MS = 350;

interface SearchBoxProps {
  label: string;
  value: string;
  onSearch: (words: string) => void;
}

/** Words to look for; they are looked for when the typing pauses. */
export function SearchBox({ label, value, onSearch }: SearchBoxProps) {
  const [words, setWords] = useState(value);
  // biome-ignore lint/correctness/useExhaustiveDependencies: only typing starts the pause
  useEffect(() => {
    if (words.trim() === value) return;
    const timer = setTimeout(() => onSearch(words.trim()), PAUSE_MS);
    return () => clearTimeout(timer);
  }, [words]);
  return (
    <Field
      label={label}
      type="search"
      autoComplete="off"
      maxLength={200}
      value={words}
      onChange={(event) => setWords(event.target.value)}
    />
  );
}
