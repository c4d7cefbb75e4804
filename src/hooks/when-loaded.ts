type AsyncFunctions<Part> = { readonly [Name in keyof Part]: (...given: never[]) => Promise<unknown> };

/** The functions of a part that `load` brings, to be called before it is here: each call waits for it. */
export function whenLoaded<Part extends AsyncFunctions<Part>>(load: () => Promise<Part>): Part {
  return new Proxy({} as Part, {
    get:
      (_part, name) =>
      async (...given: unknown[]) => {
        const part = await load();
        return Reflect.apply(Reflect.get(part, name), part, given);
      },
  });
}
