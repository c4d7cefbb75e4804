/** A formula that cannot be read or worked out. */
export class ExpressionError extends Error {
  readonly code = 'expression_invalid';
  override readonly name = 'ExpressionError';
}

/**
 * Works out a formula over named numbers: + - * / ^ and brackets, no functions. Small on purpose: whoever doubts a
 * report can redo every calculation by hand.
 */
export function evaluate(expression: string, values: Readonly<Record<string, number>>): number {
  const parts = expression.match(/[A-Za-z][A-Za-z0-9_]*|\d+(?:\.\d+)?|[-+*/^()]|\S/g) ?? [];
  let at = 0;
  const fail = (what: string): never => {
    throw new ExpressionError(`${what} in '${expression}'`);
  };

  const atom = (): number => {
    const part = parts[at++];
    if (part === undefined) return fail('unexpected end');
    if (part === '(') {
      const inner = sum();
      if (parts[at++] !== ')') return fail('missing bracket');
      return inner;
    }
    if (part === '-') return -power();
    if (/^\d/.test(part)) return Number(part);
    const value = Object.hasOwn(values, part) ? values[part] : undefined;
    return value ?? fail(`unknown name ${part}`);
  };
  const power = (): number => {
    const base = atom();
    if (parts[at] !== '^') return base;
    at += 1;
    return base ** power();
  };
  const product = (): number => {
    let result = power();
    while (parts[at] === '*' || parts[at] === '/') {
      const sign = parts[at++];
      const next = power();
      result = sign === '*' ? result * next : result / next;
    }
    return result;
  };
  const sum = (): number => {
    let result = product();
    while (parts[at] === '+' || parts[at] === '-') {
      const sign = parts[at++];
      const next = product();
      result = sign === '+' ? result + next : result - next;
    }
    return result;
  };

  const result = sum();
  if (at < parts.length) fail(`unexpected ${parts[at]}`);
  if (!Number.isFinite(result)) fail('no finite result');
  // Twelve significant digits: two engines that differ in the last bit of a power still agree.
  return Number(result.toPrecision(12));
}

/** The names a formula uses, each once. */
export function namesIn(expression: string): string[] {
  return [...new Set(expression.match(/[A-Za-z][A-Za-z0-9_]*/g) ?? [])];
}
