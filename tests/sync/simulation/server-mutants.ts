import type { Mutant } from './mutant.ts';

/** Safeguards of the server. */
export const SERVER_MUTANTS = {
  no_deduplication: { beforeDelivery: (house, opId) => house.run('delete from client_ops where op_id = $1', [opId]) },
  remembers_5xx: { remembers5xx: true },
  remembered_apart: { remembersApart: true },
  credit_taken_apart: {
    afterFailure: (house) => house.run('update credit_weeks set used = used + 1', []),
  },
  no_fence_of_the_week: { beforeDelivery: (house) => house.run('delete from credit_requests', []) },
  no_fence_of_addresses: { beforeDelivery: (house) => house.run('delete from newsletter_subscribers', []) },
  late_start_not_fenced: {
    amid: { tools: 0.9, stopped: 1, held: 0.5 },
    beforeDelivery: (house, opId) => house.run(`delete from tasks where id = $1 and status = 'cancelled'`, [opId]),
  },
  refusals_not_fenced: { beforeDelivery: (house) => house.run('delete from client_ops where status is null', []) },
  sweep_without_mark: { sweepsWithoutMark: true },
} satisfies Record<string, Mutant>;
