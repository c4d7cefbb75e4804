import { apiError } from '../../api/error.ts';
import { DELETE_WORD, deleteAccount, exportAccount } from '../../contract/account.ts';
import type { Direct } from '../../hooks/direct-port.ts';
import type { Renew, Transport } from '../../sync/transport.ts';

interface DirectPorts {
  readonly transport: Transport;
  readonly renew: Renew;
  readonly newId: () => string;
}

/** What the server is asked directly, for a screen that waits: nothing of it is kept on the device, nothing goes by the outbox. */
export function createDirect({ transport, renew, newId }: DirectPorts, signal: AbortSignal): Direct {
  const ask: Direct['ask'] = async (request) => {
    let answer = await transport(request, signal);
    // An old token is renewed once; a 401 for another reason stays one. Reads have seen to it themselves.
    const isOld = request.call.method !== 'GET' && answer.kind === 'refused' && answer.status === 401;
    if (isOld && (await renew()) === 'renewed') {
      answer = await transport(request, signal);
    }
    if (answer.kind === 'ok') return { ok: true, value: answer.data };
    const { code, message, category } = apiError(answer);
    return { ok: false, code, message, category };
  };
  return {
    ask,
    newKey: newId,
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
