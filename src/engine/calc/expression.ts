/** A formula that cannot be read or worked out. */
export class ExpressionError extends Error {
  readonly code = 'expression_invalid';
  override readonly name = 'ExpressionError';
}

/** The smaller or larger of several: what a tariff with steps takes. */
const FUNCTIONS: Readonly<Record<string, (...values: number[]) => number>> = { min: Math.min, max: Math.max };

/**
 * Works out a formula over named numbers: + - * / ^, brackets, min and max. Small on purpose: whoever doubts a report can
 * redo every calculation by hand.
 */
export function evaluate(expression: string, values: Readonly<Record<string, number>>): number {
  const parts = expression.match(/[A-Za-z][A-Za-z0-9_]*|\d+(?:\.\d+)?|[-+*/^(),]|\S/g) ?? [];
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
    const compared = parts[at] === '(' && Object.hasOwn(FUNCTIONS, part) ? FUNCTIONS[part] : undefined;
    if (compared) return compared(...list());
    const value = Object.hasOwn(values, part) ? values[part] : undefined;
    return value ?? fail(`unknown name ${part}`);
  };
  /** '(a, b)' behind a function's name. */
  const list = (): number[] => {
    const values: number[] = [];
    do {
      at += 1;
      values.push(sum());
    } while (parts[at] === ',');
    if (parts[at++] !== ')') return fail('missing bracket');
    return values;
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
  const words = [...expression.matchAll(/[A-Za-z][A-Za-z0-9_]*(\s*\()?/g)];
  return [...new Set(words.flatMap(([word, call]) => (call === undefined ? [word] : [])))];
}
