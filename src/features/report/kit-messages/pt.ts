import type { KitTexts } from './en.ts';

export const kit: KitTexts = {
  kit: 'Kit de arranque',
  free: 'Não te custou nenhum crédito.',
  tried:
    'Um kit de arranque, feito neste aparelho e guardado só nele. Nada do que escreveste saiu daqui. Com uma conta gratuita podes tê-lo lá também, e juntar o que descobrires.',
  here: 'Este kit de arranque está guardado só neste aparelho. Lança a pesquisa para o teres na tua conta, onde podes juntar o que descobrires. Um kit não gasta crédito; um relatório gasta um, onde se puder escrever.',
  keep: 'Criar uma conta gratuita para o guardar',
  discard: 'Deitar este kit fora',
  another: 'Outro problema',
};
