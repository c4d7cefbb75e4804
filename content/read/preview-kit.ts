import type { Kit, KitFrame } from '../schema/kit.ts';
import type { Language } from '../schema/language.ts';
import { readKits } from './kits.ts';

const numbered = (items: readonly string[]): string => items.map((item, index) => `${index + 1}. ${item}`).join('\n');
const bulleted = (items: readonly string[]): string => items.map((item) => `- ${item}`).join('\n');

/** The kit as it reads, in Markdown, without what the founder wrote. */
function kitAsText(kit: Kit, frame: KitFrame): string {
  return [
    `[${frame.which_kind} → ${kit.name}]`,
    `**${frame.no_playbook}** ${frame.what_this_is} *${kit.what}*.`,
    `**${frame.read_you}** · [${frame.change_this}]`,
    `**${frame.stands_title}**\n${bulleted(Object.values(frame.stands))}`,
    `**${frame.questions}**\n${numbered(kit.questions.map(({ ask, why }) => `*${ask}* ${why}`))}`,
    `**${frame.talks}**\n${bulleted(kit.talks.who)}`,
    `${frame.talks_how}\n${bulleted(kit.talks.ask)}`,
    `${frame.write_down}: ${kit.talks.write_down}`,
    `**${frame.tests}**\n${frame.tests_done}\n${numbered(kit.tests.map(({ name, how, go_on }) => `*${name}*: ${how} ${go_on}`))}`,
    `**${frame.end}**\n${bulleted(kit.end)}`,
    `**${frame.add_found}** · ${frame.add_found_how}`,
  ].join('\n\n');
}

/** Nothing where there is no such kit in the language, or it cannot be read yet. */
export function previewKit(root: string, kind: string, language: Language): string | undefined {
  const { kits, frames } = readKits(root);
  const kit = kits.find((one) => one.kind === kind && one.language === language);
  const frame = frames.find((one) => one.language === language);
  return kit && frame && kitAsText(kit.value, frame.value);
}
