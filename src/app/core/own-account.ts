import { apiError } from '../../api/error.ts';
import { DELETE_WORD, deleteAccount, exportAccount } from '../../contract/account.ts';
import type { AnswerOf, AnyCall } from '../../contract/call.ts';
import type { Result } from '../../domain/working-copy.ts';
import type { OwnAccount } from '../../hooks/core-port.ts';
import type { Outgoing, Renew, Transport } from '../../sync/transport.ts';

interface OwnAccountPorts {
  readonly transport: Transport;
  readonly renew: Renew;
  readonly newId: () => string;
}

/** What a person asks of the server about everything of theirs: to have it, and to have it gone. */
export function createOwnAccount({ transport, renew, newId }: OwnAccountPorts, signal: AbortSignal): OwnAccount {
  const ask = async <C extends AnyCall>(request: Outgoing<C>): Promise<Result<AnswerOf<C>>> => {
    let answer = await transport(request, signal);
    // An old token is renewed once; a 401 for another reason stays one.
    if (answer.kind === 'refused' && answer.status === 401 && (await renew()) === 'renewed') {
      answer = await transport(request, signal);
    }
    if (answer.kind === 'ok') return { ok: true, value: answer.data };
    const { code, message } = apiError(answer);
    return { ok: false, code, message };
  };
  return {
    async download() {
      const answer = await ask({ call: exportAccount });
      return answer.ok ? { ok: true, value: JSON.stringify(answer.value.data, null, 2) } : answer;
    },
    async remove({ kind, text }) {
      const proof = kind === 'code' ? { nonce: text } : { password: text };
      const body = { confirmation: DELETE_WORD, ...proof } as const;
      const answer = await ask({ call: deleteAccount, body, opId: newId() });
      return answer.ok ? { ok: true } : answer;
    },
  };
}
