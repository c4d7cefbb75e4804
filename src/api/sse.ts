export interface ServerEvent {
  readonly name: string;
  readonly data: string;
}

/** Takes the stream's text in whatever pieces it arrives and tells of each whole event. Comments, which name no field, are passed over. */
export function eventParser(tell: (event: ServerEvent) => void): (piece: string) => void {
  let rest = '';
  let name = 'message';
  let data: string[] = [];
  const line = (text: string) => {
    if (text === '') {
      if (data.length > 0) tell({ name, data: data.join('\n') });
      name = 'message';
      data = [];
      return;
    }
    const colon = text.indexOf(':');
    const field = colon < 0 ? text : text.slice(0, colon);
    const value = colon < 0 ? '' : text.slice(colon + 1).replace(/^ /, '');
    if (field === 'event') name = value;
    else if (field === 'data') data.push(value);
  };
  return (piece) => {
    const lines = (rest + piece).split(/\r\n|\n|\r(?!$)/);
    rest = lines.pop() ?? '';
    for (const text of lines) line(text);
  };
}
