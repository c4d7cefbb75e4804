import type { Workspace } from '../app/core/workspace.ts';
import { usePart } from './use-part.ts';

type Advice = Awaited<ReturnType<Workspace['advice']>>;
const adviceOf = (workspace: Workspace) => workspace.advice();

/** Conversations and insights; null until that part of the product is loaded, which begins when it is `wanted`. */
export const useAdvice = (wanted = true): Advice | null => usePart(adviceOf, wanted);
