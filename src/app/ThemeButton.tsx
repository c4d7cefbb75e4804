import { shared } from '../components/messages.ts';
import { Button } from '../ui/Button.tsx';
import { Icon } from '../ui/Icon.tsx';
import { useTheme } from './theme.ts';

export function ThemeButton() {
  const { dark, toggle } = useTheme();
  return (
    <Button look="icon" aria-pressed={dark} aria-label={shared.darkMode} onClick={toggle}>
      <Icon name={dark ? 'sun' : 'moon'} />
    </Button>
  );
}
