import type { Asking } from './en.ts';

export const asking: Asking = {
  talk: 'Pesquisa',
  draftTalk: 'Perguntas antes do rascunho',
  another: 'Outro problema',
  languages: 'O relatório em si é em inglês; as perguntas e os kits de arranque vêm na tua língua.',
  asking: (n, of) => `Pergunta ${n} de ${of}`,
  choices: 'Respostas à escolha',
  weThink: 'Achamos que é',
  answerLabel: 'A tua resposta',
  answer: 'Enviar resposta',
  skip: 'Saltar',
  skipMeans: (assumption) => `Se saltares: ${assumption}`,
  skipped: (assumption) => `Pergunta saltada. ${assumption}`,
  thanks: 'Obrigado. A pesquisa continua com as tuas respostas.',
  offline:
    'Estás sem rede. As tuas respostas ficam guardadas neste aparelho, e a pesquisa continua quando a ligação voltar.',
  kept: 'As tuas respostas estão guardadas neste aparelho e seguem sozinhas.',
  notSent: 'Não foi possível tratar a tua resposta. Tenta outra vez.',
  tryNow: 'Tentar agora',
  takeBack: 'Anular a pesquisa',
  takenBack: 'Esta pesquisa foi anulada.',
  failed: 'A pesquisa não chegou ao fim: houve um erro do nosso lado.',
  refunded: 'O teu crédito foi devolvido.',
  tryAgain: 'Escrever de outra maneira',
};
