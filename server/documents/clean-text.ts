const LIGATURES: Readonly<Record<string, string>> = { ﬀ: 'ff', ﬁ: 'fi', ﬂ: 'fl', ﬃ: 'ffi', ﬄ: 'ffl', ﬅ: 'st', ﬆ: 'st' };

/**
 * Text as it reads, without what print and files put into it: soft hyphens, words cut at a line's end, ligatures, control
 * characters. Figures stay as they are written: superscripts and fractions are not folded.
 */
export const cleanBlock = (text: string): string =>
  text
    .replace(/[ﬀ-ﬆ]/g, (letter) => LIGATURES[letter] ?? letter)
    .replace(/\u00ad/g, '')
    .replace(/(\p{Ll})-[ \t]*\r?\n[ \t]*(?=\p{Ll})/gu, '$1')
    .replace(/[\p{Cc}\p{Cf}\p{Co}\p{Cs}]/gu, ' ')
    .normalize('NFC')
    .replace(/\s+/g, ' ')
    .trim();
