import { describe, expect, it, vi } from 'vitest';
import { catalogue } from '../../src/lib/catalogue.ts';

const french = vi.fn<() => Promise<{ skip: string }>>();
const skipping = () => catalogue({ skip: 'Skip' }, { fr: french });

describe('a catalogue', () => {
  it('says English until a locale is loaded, tells when it is, and loads it once', async () => {
    french.mockReset().mockResolvedValue({ skip: 'Passer' });
    const texts = skipping();
    const heard = vi.fn();
    texts.subscribe(heard);
    expect(texts.texts('fr')).toEqual({ locale: 'en', texts: { skip: 'Skip' } });
    await texts.load('fr');
    expect(heard).toHaveBeenCalledOnce();
    expect(texts.texts('fr')).toEqual({ locale: 'fr', texts: { skip: 'Passer' } });
    expect(texts.texts('en').texts.skip).toBe('Skip');
    await texts.load('fr');
    expect(french).toHaveBeenCalledOnce();
  });

  it('stays English where a locale is none of its own', async () => {
    const texts = skipping();
    await texts.load('am');
    expect(texts.texts('am').locale).toBe('en');
  });

  it('stays English where a locale is not to be had, and tries again', async () => {
    french.mockReset().mockRejectedValueOnce(new Error('offline')).mockResolvedValue({ skip: 'Passer' });
    const texts = skipping();
    await expect(texts.load('fr')).rejects.toThrow('offline');
    expect(texts.texts('fr').locale).toBe('en');
    await texts.load('fr');
    expect(texts.texts('fr').texts.skip).toBe('Passer');
  });
});
