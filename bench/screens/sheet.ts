import { writeFileSync } from 'node:fs';

interface Picture {
  readonly state: string;
  readonly look: string;
  readonly file: string;
}

const escaped = (text: string) => text.replace(/[&<>"]/g, (letter) => `&#${letter.charCodeAt(0)};`);

/** One page with all pictures: a row for each state, a column for each look. */
export function writeSheet(path: string, pictures: readonly Picture[]): void {
  const states = [...new Set(pictures.map(({ state }) => state))];
  const rows = states.map((state) => {
    const cells = pictures
      .filter((picture) => picture.state === state)
      .map(
        ({ look, file }) =>
          `<figure><a href="${file}"><img loading="lazy" src="${file}" alt=""></a><figcaption>${escaped(look)}</figcaption></figure>`,
      );
    return `<h2>${escaped(state)}</h2><div>${cells.join('')}</div>`;
  });
  writeFileSync(
    path,
    `<!doctype html><meta charset="utf-8"><title>Screens</title><style>
body { font: 14px sans-serif; margin: 1rem; background: #888 }
div { display: flex; gap: 1rem; overflow-x: auto; align-items: start }
figure { margin: 0 } img { height: 420px; background: #fff } h2 { font-size: 1rem }
</style>${rows.join('\n')}\n`,
  );
}
