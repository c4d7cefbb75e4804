/**
 * A controller that is aborted with its parent. (`AbortSignal.any` is younger than the oldest browsers served.)
 * `unlink` must be called when the work ends, or a long-lived parent keeps every child.
 */
export function linkedAbort(parent: AbortSignal): { controller: AbortController; unlink: () => void } {
  const controller = new AbortController();
  const follow = () => controller.abort(parent.reason);
  if (parent.aborted) follow();
  else parent.addEventListener('abort', follow, { once: true });
  return { controller, unlink: () => parent.removeEventListener('abort', follow) };
}
