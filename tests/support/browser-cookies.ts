/** Follows redirects as a browser does, keeping cookies, until an address that `stop` names. Answers with that address. */
export class CookieBrowser {
  readonly #cookies = new Map<string, string>();

  async open(address: string, init: RequestInit = {}): Promise<Response> {
    const headers = new Headers(init.headers);
    headers.set('cookie', [...this.#cookies].map(([name, value]) => `${name}=${value}`).join('; '));
    const answer = await fetch(address, { ...init, headers, redirect: 'manual' });
    for (const line of answer.headers.getSetCookie()) {
      const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(line) ?? [];
      this.#cookies.set(name, value);
    }
    return answer;
  }

  /** The last address of a chain of redirects: a page, or one that begins with `stop`, which is not opened. */
  async travel(address: string, stop: string, init: RequestInit = {}): Promise<string> {
    let next = address;
    let how: RequestInit = init;
    for (let hops = 0; hops < 20; hops += 1) {
      if (next.startsWith(stop)) return next;
      const answer = await this.open(next, how);
      const location = answer.headers.get('location');
      if (location === null) return next;
      next = new URL(location, next).href;
      how = {};
    }
    throw new Error('The redirects never end');
  }
}
