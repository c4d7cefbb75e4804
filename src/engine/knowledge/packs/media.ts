import type { IndustryPack } from '../pack-types.ts';
import { copiedFilms } from './media/copied-films.ts';
import { feastClothes } from './media/feast-clothes.ts';
import { hiredGear } from './media/hired-gear.ts';
import { mediaIndicators } from './media/indicators.ts';
import { lateBalance } from './media/late-balance.ts';
import { platformPayout } from './media/platform-payout.ts';
import { radioSilent } from './media/radio-silent.ts';
import { reportersStopped } from './media/reporters-stopped.ts';
import { rumours } from './media/rumours.ts';
import { songsUnpaid } from './media/songs-unpaid.ts';
import { tapesRot } from './media/tapes-rot.ts';

export const media: IndustryPack = {
  id: 'media',
  name: 'Media and creative work',
  recognise:
    'music, musician, song, film, artist, creator, content creat, fashion, fashion designer, designer, media, journalist, reporter, newsroom, newspaper, radio, podcast, royalt, copyright, influencer, gaming, photograph, videograph, youtube, tiktok, studio, concert, dj!, actor, actress, theatre, author, novel, couture, graphic design, rumour, fake news, musicien, artiste, cineaste, chanson, couturier, journaliste',
  goods:
    'song=songs, music=songs, beat!=beats, film=films, movie=films, video=videos, photo=photographs, photograph=photographs, design=designs, dress=clothes, clothes=clothes, garment=clothes, book=books, novel=books, podcast=podcasts, news=news, camera=cameras, radio=radio programmes, chanson=songs, tape=tapes',
  indicators: mediaIndicators,
  pains: [
    songsUnpaid,
    copiedFilms,
    lateBalance,
    platformPayout,
    hiredGear,
    radioSilent,
    rumours,
    feastClothes,
    tapesRot,
    reportersStopped,
  ],
};
