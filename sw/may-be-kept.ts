const NEVER = /^\/(api|auth|rest)(\/|$)/;

/** ACC-2: nothing that was asked for with a token, and nothing of the three services, is ever kept. */
export function mayBeKept(request: Pick<Request, 'method' | 'headers'>, url: Pick<URL, 'pathname'>): boolean {
  return request.method === 'GET' && !request.headers.has('authorization') && !NEVER.test(url.pathname);
}

/** A whole, direct answer with JSON in it. */
export function isOwnFile(response: Pick<Response, 'status' | 'redirected' | 'headers'>): boolean {
  const type = response.headers.get('content-type') ?? '';
  return response.status === 200 && !response.redirected && type.includes('json');
}
