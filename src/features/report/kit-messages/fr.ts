import type { KitTexts } from './en.ts';

export const kit: KitTexts = {
  kit: 'Kit de départ',
  free: "Il ne t'a coûté aucun crédit.",
  tried:
    "Un kit de départ, fait sur cet appareil et gardé là seulement. Rien de ce que tu as écrit n'en est sorti. Avec un compte gratuit, tu peux l'avoir aussi dans ton compte, et y ajouter ce que tu trouves.",
  here: "Ce kit de départ n'est gardé que sur cet appareil. Lance la recherche pour l'avoir dans ton compte, où tu peux ajouter ce que tu trouves. Un kit ne prend aucun crédit ; un rapport en prend un, là où on peut l'écrire.",
  keep: 'Créer un compte gratuit pour le garder',
  discard: 'Jeter ce kit',
  another: 'Autre problème',
};
