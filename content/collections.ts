import { checkKits } from './read/check-kits.ts';
import { checkPlaybooks } from './read/check-playbooks.ts';
import type { Mistake } from './read/mistake.ts';
import { isIndustry } from './read/playbooks.ts';
import { previewKit } from './read/preview-kit.ts';
import { previewPlaybook } from './read/preview-playbook.ts';
import { readChat, readChatPhrases, readIndicators, readPlaces, readRefusal } from './read/records.ts';
import { LANGUAGES, type Language } from './schema/language.ts';

/** One collection of content: a folder with a schema of its own. A new one joins the command by a line below. */
interface Collection {
  readonly check: (root: string) => readonly Mistake[];
  /** The text of one entry, or nothing where the collection has none of that name. */
  readonly preview?: (root: string, id: string, language: Language) => string | undefined;
  /** Where a new entry of that name is written, and its skeleton; nothing where the name is none. */
  readonly fresh?: (id: string) => { readonly file: string; readonly skeleton: string } | undefined;
}

/** By the word that `new` calls one of its entries. */
export const COLLECTIONS = {
  kit: {
    check: checkKits,
    preview: previewKit,
    fresh: (id) =>
      /^[a-z]+(-[a-z]+)*$/.test(id)
        ? { file: `content/kits/${id}/en.yaml`, skeleton: 'content/skeletons/kit.yaml' }
        : undefined,
  },
  playbook: {
    check: checkPlaybooks,
    preview: previewPlaybook,
    fresh: (id) =>
      /^[a-z]+\/[a-z]+(-[a-z]+)*$/.test(id) && isIndustry(id.split('/')[0] ?? '')
        ? { file: `content/playbooks/${id}.yaml`, skeleton: 'content/skeletons/playbook.yaml' }
        : undefined,
  },
  places: { check: (root) => readPlaces(root).mistakes },
  refusal: { check: (root) => readRefusal(root).mistakes },
  indicators: { check: (root) => readIndicators(root).mistakes },
  chat: {
    check: (root) => [
      ...readChat(root).mistakes,
      ...LANGUAGES.slice(1).flatMap((language) => readChatPhrases(root, language).mistakes),
    ],
  },
} as const satisfies Record<string, Collection>;

export const ALL_COLLECTIONS: readonly Collection[] = Object.values(COLLECTIONS);
