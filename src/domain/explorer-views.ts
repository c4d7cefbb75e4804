import type { ExplorerSession } from '../contract/explorer.ts';
import type { Problem } from './explorer-problem.ts';

export type SessionParameters = ExplorerSession['parameters'] | Readonly<Record<string, readonly string[]>>;

/** A line of the Explorer's history. */
export interface SessionLine {
  readonly id: string;
  readonly createdAt: string;
  readonly parameters: ExplorerSession['parameters'];
  readonly problems: number;
  /** Its problems are on this device. */
  readonly isHere: boolean;
}

/** A session with its problems, what waits to be sent folded in. */
export interface SessionView {
  readonly id: string;
  readonly createdAt: string;
  readonly status: ExplorerSession['status'];
  readonly parameters: ExplorerSession['parameters'];
  readonly problems: readonly Problem[];
  /** What was asked for and could not be served. */
  readonly message: string | null;
  readonly error: string | null;
  /** Somebody waits for its end on the generator's page. */
  readonly isFollowed: boolean;
}

/**
 * The generation that somebody waits for.
 * - `starting`: on its way to the server
 * - `waiting`: nobody answered; it goes on by itself
 * - `refused`: the server would not begin it
 * - `following`, `paused_to_save_data`, `waiting_network`: at work there; how its progress comes
 * - `failed`, `completed`, `cancelled`: ended, and the person has not been told yet
 */
export interface Generation {
  readonly jobId: string;
  readonly parameters: SessionParameters;
  readonly state:
    | 'starting'
    | 'waiting'
    | 'refused'
    | 'following'
    | 'paused_to_save_data'
    | 'waiting_network'
    | 'failed'
    | 'completed'
    | 'cancelled';
  readonly reason: { readonly status: number; readonly code: string; readonly message: string } | null;
  /** 0 to 100. */
  readonly progress: number;
  readonly stage: string | null;
  readonly slow: boolean;
  readonly problems: number;
}
