const NEVER = /^\/(api|auth|rest)(\/|$)/;

/** ACC-2: nothing that was asked for with a token, and nothing of the three services, is ever kept. */
export function isCacheable(request: Pick<Request, 'method' | 'headers'>, url: Pick<URL, 'pathname'>): boolean {
  return request.method === 'GET' && !request.headers.has('authorization') && !NEVER.test(url.pathname);
}

/** A whole, direct answer of the type that was asked for; a captive portal's page is none, and neither is a part of a file. */
export function isOwnFile(response: Pick<Response, 'status' | 'redirected' | 'headers'>, type: RegExp): boolean {
  return response.status === 200 && !response.redirected && type.test(response.headers.get('content-type') ?? '');
}
