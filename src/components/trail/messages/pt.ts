import { plural } from '../../../lib/locale.ts';
import type { TrailTexts } from './en.ts';

const found = (count: number): string => (count === 0 ? 'nada encontrado' : `encontrados: ${count}`);
const passages = (count: number): string =>
  count === 0
    ? 'nada nele diz respeito a este problema'
    : plural(count, { one: 'uma passagem diz-lhe respeito', other: `${count} passagens dizem-lhe respeito` }, 'pt');
const sentences = (count: number): string => plural(count, { one: 'uma frase', other: `${count} frases` }, 'pt');

export const trailTexts: TrailTexts = {
  title: 'O que foi procurado',
  counts: (searches, read, kept) =>
    [
      plural(searches, { one: '1 pesquisa', other: `${searches} pesquisas` }, 'pt'),
      plural(read, { one: '1 documento lido', other: `${read} documentos lidos` }, 'pt'),
      plural(kept, { one: '1 passagem guardada', other: `${kept} passagens guardadas` }, 'pt'),
    ].join(' · '),
  newTab: 'abre num novo separador',
  untitled: 'Um documento',
  parts: { problem: 'o problema', doubts: 'as dúvidas', field: 'as conversas e os testes', advice: 'os conselhos' },
  lines: {
    searched: ({ query, count = 0 }) => [
      'Perguntado a',
      query === undefined ? `por números mais recentes: ${found(count)}` : `por «${query}»: ${found(count)}`,
    ],
    read: ({ count = 0 }) => ['Lido', `: ${passages(count)}`],
    kept: ({ source }) => ['Guardada uma passagem de', source === undefined ? '' : `, ${source}`],
    failed: ({ url }) => ['', url === undefined ? 'não respondeu' : 'não pôde ser lido'],
    left_out: ({ count = 0 }) => [
      plural(
        count,
        {
          one: 'Posto de lado: 1 que não diz respeito de perto a este problema',
          other: `Postos de lado: ${count} que não dizem respeito de perto a este problema`,
        },
        'pt',
      ),
      '',
    ],
    wrote: ({ count }) => ['Escrito', count === undefined ? '' : `: ${sentences(count)}`],
    checked: ({ count }) => ['Verificado', count === undefined ? '' : `: ${sentences(count)}`],
  },
};
