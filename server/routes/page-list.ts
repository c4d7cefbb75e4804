import * as v from 'valibot';

/** Written by the build (vite/pages.ts): the public pages' files, and every address of the product. */
export const PAGE_LIST = 'pages/list.json';
export const PageList = v.object({ files: v.record(v.string(), v.string()), addresses: v.array(v.string()) });

/** '/market-validation/report/:sessionId' for any one part in the place of the name. */
export const patternOf = (address: string): RegExp => new RegExp(`^${address.replaceAll(/:\w+/g, '[^/]+')}/?$`);
