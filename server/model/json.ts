/** Without thoughts and fences. */
export const withoutThoughts = (said: string): string =>
  said.replace(/<think>[\s\S]*?(?:<\/think>|$)/gi, '').replace(/```(?:json)?/gi, '');

/**
 * The JSON object in what a model said. Models think aloud, fence their answer, talk before and after it, or leave a comma
 * behind the last entry. Undefined where no object can be read.
 */
export function jsonIn(said: string): unknown {
  const text = withoutThoughts(said);
  const from = text.indexOf('{');
  const to = text.lastIndexOf('}');
  if (from < 0 || to < from) return undefined;
  const object = text.slice(from, to + 1);
  for (const candidate of [object, object.replace(/,\s*(?=[}\]])/g, '')]) {
    try {
      return JSON.parse(candidate);
    } catch {
      // The next reading is more lenient; after the last one there is none.
    }
  }
  return undefined;
}

/**
 * What came whole of a JSON object that breaks off: its entries and those of its lists up to the last one that was finished.
 * Undefined where the object is closed, or nothing of it came whole.
 */
export function wholePartIn(said: string): unknown {
  const text = withoutThoughts(said);
  const from = text.indexOf('{');
  if (from < 0) return undefined;
  const open: ('{' | '[')[] = [];
  let [isText, isValue, end, closing] = [false, false, -1, ''];
  // An entry of a list counts when it is whole, and a value of the outermost object: never half an object.
  const whole = (at: number) => {
    if (!isValue || open.slice(1).includes('{')) return;
    end = at;
    closing = [...open]
      .reverse()
      .map((sign) => (sign === '{' ? '}' : ']'))
      .join('');
  };
  for (let i = from; i < text.length; i += 1) {
    const sign = text[i];
    if (isText) {
      if (sign === '\\') i += 1;
      else if (sign === '"') {
        isText = false;
        whole(i + 1);
      }
    } else if (sign === '"') isText = true;
    else if (sign === ':') isValue = true;
    else if (sign === ',') {
      whole(i);
      isValue = open.at(-1) === '[';
    } else if (sign === '{' || sign === '[') {
      open.push(sign);
      isValue = sign === '[';
    } else if (sign === '}' || sign === ']') {
      open.pop();
      isValue = true;
      if (open.length === 0) return undefined;
      whole(i + 1);
    }
  }
  return end < 0 ? undefined : jsonIn(`${text.slice(from, end)}${closing}`);
}
