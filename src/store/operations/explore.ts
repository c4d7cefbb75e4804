import * as v from 'valibot';
import { type ExplorerParameters, startExploring } from '../../contract/explorer.ts';
import { explorerEffect } from '../explorer-effects.ts';
import { defineOperation, request } from './define.ts';
import { lines } from './words.ts';

/** A list of the Explorer is named by the operation that starts it. */
export const explore = defineOperation({
  type: 'explore',
  label: 'Problem exploration',
  payload: v.object({ parameters: v.record(v.string(), v.array(v.string())) }),
  lane: (_, opId) => `explorer:${opId}`,
  send({ opId, createdAt, payload }) {
    const parameters = payload.parameters as ExplorerParameters;
    return request({ call: startExploring, body: { parameters }, opId }, ({ data }) =>
      explorerEffect({
        kind: 'started',
        session: {
          session_id: data.job_id,
          created_at: new Date(createdAt).toISOString(),
          status: 'pending',
          problems_generated: 0,
          parameters,
        },
      }),
    );
  },
  words: ({ parameters }) => lines(...Object.values(parameters).map((names) => names.join(', '))),
});
