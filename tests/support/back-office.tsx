import { act, fireEvent, screen, within } from '@testing-library/react';
import type { ComponentType } from 'react';
import type { Direct } from '../../src/app/core/direct.ts';
import type { Workspace } from '../../src/app/core/workspace.ts';
import type { AdminRole } from '../../src/contract/admin/roles.ts';
import type { AnyCall } from '../../src/contract/call.ts';
import { DEFAULT_MESSAGES, type ErrorCategory } from '../../src/domain/error-category.ts';
import type { Outgoing } from '../../src/domain/transport.ts';
import { OwnRoles } from '../../src/features/admin/parts/own-roles.ts';
import { cell } from '../../src/lib/live.ts';
import { SharedDevice } from './page-device.ts';
import { showAt } from './screen.tsx';

export interface Asked {
  readonly path: string;
  readonly query: Readonly<Record<string, string>>;
  readonly params: unknown;
  readonly body: unknown;
  readonly opId: string | undefined;
}

class Refusal {
  readonly category: ErrorCategory;
  readonly message: string;
  constructor(category: ErrorCategory, message: string) {
    this.category = category;
    this.message = message;
  }
}
/** The server says no, with a sentence. */
export const refused = (message: string, category: ErrorCategory = 'validation') => new Refusal(category, message);

/** Instead of an answer: the server cannot be reached. */
export const AWAY = new Refusal('network', DEFAULT_MESSAGES.network);

/** Data, or a function that makes them of what was asked; a path without any fails like a server that is away. */
export type Answers = Record<string, unknown>;

interface Opened {
  readonly asked: readonly Asked[];
  /** What is answered from now on. */
  readonly answers: Answers;
  /** The page is looked at, or lies behind another. */
  look(visible: boolean): Promise<void>;
  /** The last thing that was asked of a path. */
  last(path: string): Asked | undefined;
}

/** A tab of the back office over answers by path, as somebody with these roles sees it. */
export async function openTab(
  Tab: ComponentType,
  given: Answers,
  address = '/admin',
  roles: readonly AdminRole[] = ['super_admin'],
): Promise<Opened> {
  const asked: Asked[] = [];
  const answers = { ...given };
  let key = 0;
  const direct: Partial<Direct> = {
    newKey: () => `key-${++key}`,
    ask: async <C extends AnyCall>({ call, params, query, body, opId }: Outgoing<C>) => {
      const one = { path: call.path, query: { ...(query as object) }, params, body, opId };
      asked.push(one);
      const known = answers[call.path] ?? AWAY;
      const data = typeof known === 'function' ? known(one.query, one) : known;
      return (
        data instanceof Refusal
          ? { ok: false, code: data.category, message: data.message, category: data.category }
          : { ok: true, value: { success: true, data } }
      ) as never;
    },
  };
  const workspace = cell({ direct: async () => direct as Direct } as Partial<Workspace> as Workspace | null);
  const part = (
    <OwnRoles value={roles}>
      <Tab />
    </OwnRoles>
  );
  const { device, visible } = new SharedDevice().tab();
  await act(async () => void showAt(address, part, device, { workspace, trouble: cell(null) }));
  const look = (isVisible: boolean) => act(async () => visible.set(isVisible));
  return { asked, answers, look, last: (path) => asked.filter((one) => one.path === path).at(-1) };
}

export const section = (title: string | RegExp) => {
  const found = screen.getByRole('heading', { name: title }).closest('section');
  if (!found) throw new Error(`${title} is no section`);
  return within(found as HTMLElement);
};
export const choose = (label: string, value: string) =>
  act(async () => void fireEvent.change(screen.getByLabelText(label), { target: { value } }));
export const rowOf = (name: string | RegExp, of = screen as Pick<typeof screen, 'getByRole'>) =>
  of.getByRole('row', { name }).textContent;
export const press = (name: string | RegExp) =>
  act(async () => void fireEvent.click(screen.getByRole('button', { name })));
export const turnTo = (name: string) => act(async () => void fireEvent.click(screen.getByRole('tab', { name })));

/** The dialog that is open. */
export const dialog = () => within(screen.getByRole('dialog'));
export const pressThere = (name: string) =>
  act(async () => void fireEvent.click(dialog().getByRole('button', { name })));
export const fill = (label: string, value: string) =>
  act(async () => void fireEvent.change(dialog().getByLabelText(label), { target: { value } }));
