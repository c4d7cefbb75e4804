import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { Menu } from '../../src/ui/Menu.tsx';

afterEach(cleanup);

it('Escape closes a menu and gives the focus back to its button', () => {
  render(
    <Menu label="More" face="…">
      {() => <button type="button">Rename</button>}
    </Menu>,
  );
  const button = screen.getByRole('button', { name: 'More' });
  fireEvent.click(button);
  const item = screen.getByRole('button', { name: 'Rename' });
  item.focus();
  fireEvent.keyDown(item, { key: 'Escape' });
  expect(screen.queryByRole('button', { name: 'Rename' })).toBeNull();
  expect(document.activeElement).toBe(button);
});

it('Escape is spent on the open menu: a dialog around it stays open, and closes by the next', () => {
  render(
    <Menu label="More" face="…">
      {() => <button type="button">Rename</button>}
    </Menu>,
  );
  const button = screen.getByRole('button', { name: 'More' });
  fireEvent.click(button);
  // A browser closes the dialog unless the key was taken.
  const isLeftToOthers = () => fireEvent.keyDown(button, { key: 'Escape' });
  expect(isLeftToOthers()).toBe(false);
  expect(isLeftToOthers()).toBe(true);
});
