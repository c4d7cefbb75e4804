import { apiError } from '../../api/error.ts';
import { DELETE_WORD, deleteAccount, exportFile, exportState, orderExport } from '../../contract/account.ts';
import type { AnswerOf, AnyCall } from '../../contract/call.ts';
import { DEFAULT_MESSAGES } from '../../domain/error-category.ts';
import type { Proof } from '../../domain/settings-rules.ts';
import type { Outgoing, Transport } from '../../domain/transport.ts';
import type { Result } from '../../domain/working-copy.ts';
import { type Clock, wait } from '../../lib/clock.ts';

interface DirectPorts {
  readonly transport: Transport;
  readonly newId: () => string;
  readonly device: { readonly clock: Clock };
}

/** Between two looks at whether the file is there. */
const LOOK_MS = 1_000;
/** A copy that takes longer is made by nobody. */
const COLLECTING_MS = 300_000;
const NOT_COLLECTED = {
  ok: false,
  code: 'internal_error',
  message: DEFAULT_MESSAGES.server,
  category: 'server',
} as const;

export type Direct = ReturnType<typeof createDirect>;

/** What the server is asked directly, for a screen that waits: nothing of it is kept on the device, nothing goes by the outbox. */
export function createDirect({ transport, newId, device: { clock } }: DirectPorts, signal: AbortSignal) {
  /** An act names its key in `opId`: with the same one it happens once, however often it is sent. */
  const ask = async <C extends AnyCall>(request: Outgoing<C>): Promise<Result<AnswerOf<C>>> => {
    const answer = await transport(request, signal);
    if (answer.kind === 'ok') return { ok: true, value: answer.data };
    const { code, message, category } = apiError(answer);
    return { ok: false, code, message, category };
  };
  return {
    ask,
    newKey: newId,
    /** Everything the server has of the account, as JSON text. */
    async download(): Promise<Result<string>> {
      const ordered = await ask({ call: orderExport, body: {}, opId: newId() });
      if (!ordered.ok) return ordered;
      const params = { id: ordered.value.data.export_id };
      const late = clock.now() + COLLECTING_MS;
      for (;;) {
        const state = await ask({ call: exportState, params });
        if (!state.ok) return state;
        const { status } = state.value.data;
        if (status === 'completed') break;
        if (status === 'failed' || clock.now() >= late) return NOT_COLLECTED;
        await wait(clock, LOOK_MS, signal);
      }
      const file = await ask({ call: exportFile, params });
      return file.ok ? { ok: true, value: JSON.stringify(file.value, null, 2) } : file;
    },
    /** Deletes the account for good; `signInKept` when another service keeps the sign-in itself. */
    async remove({ kind, text }: Proof): Promise<Result<{ readonly signInKept: boolean }>> {
      const proof = kind === 'code' ? { nonce: text } : { password: text };
      const body = { confirmation: DELETE_WORD, ...proof } as const;
      const answer = await ask({ call: deleteAccount, body, opId: newId() });
      return answer.ok ? { ok: true, value: { signInKept: answer.value.data.sign_in_kept } } : answer;
    },
  };
}
