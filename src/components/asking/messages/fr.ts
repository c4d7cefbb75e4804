import type { Asking } from './en.ts';

export const asking: Asking = {
  talk: 'Recherche',
  draftTalk: 'Questions avant le brouillon',
  another: 'Autre problème',
  languages: 'Le rapport lui-même est en anglais ; les questions et les kits de départ sont dans ta langue.',
  asking: (n, of) => `Question ${n} sur ${of}`,
  choices: 'Réponses au choix',
  weThink: 'À notre avis',
  answerLabel: 'Ta réponse',
  answer: 'Envoyer',
  skip: 'Passer',
  skipMeans: (assumption) => `Si tu passes : ${assumption}`,
  skipped: (assumption) => `Question passée. ${assumption}`,
  thanks: 'Merci. La recherche continue avec tes réponses.',
  offline:
    'Tu es hors ligne. Tes réponses sont gardées sur cet appareil, et la recherche continue dès que la connexion revient.',
  kept: "Tes réponses sont gardées sur cet appareil et partiront d'elles-mêmes.",
  notSent: "Ta réponse n'a pas pu être traitée. Essaie encore une fois.",
  tryNow: 'Essayer maintenant',
  takeBack: 'Annuler la recherche',
  takenBack: 'Cette recherche a été annulée.',
  failed: "La recherche n'a pas abouti : il y a eu une erreur chez nous.",
  refunded: "Ton crédit t'a été rendu.",
  tryAgain: 'Écrire autrement',
};
