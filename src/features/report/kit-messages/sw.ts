import type { KitTexts } from './en.ts';

export const kit: KitTexts = {
  kit: 'Kifurushi cha kuanzia',
  free: 'Hakikukugharimu krediti yoyote.',
  tried:
    'Kifurushi cha kuanzia, kilichotengenezwa na kuhifadhiwa kwenye kifaa hiki tu. Hakuna ulichoandika kilichotoka humo. Ukiwa na akaunti ya bure unaweza kuwa nacho huko pia, na kuongeza unachogundua.',
  here: 'Kifurushi hiki kimehifadhiwa kwenye kifaa hiki tu. Kitafutie utafiti ili uwe nacho kwenye akaunti yako, ambako unaweza kuongeza unachogundua. Kifurushi hakitumii krediti; ripoti inatumia moja, pale inapoweza kuandikwa.',
  keep: 'Fungua akaunti ya bure ili kukihifadhi',
  discard: 'Tupa kifurushi hiki',
  another: 'Tatizo jingine',
};
