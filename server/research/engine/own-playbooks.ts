import { join } from 'node:path';
import { faultsIn } from '../../../content/read/check-playbook.ts';
import { readPlaybookFolder } from '../../../content/read/playbooks.ts';
import { type OwnPlaybook, ownPlaybookSchema } from '../../../content/schema/playbook.ts';
import catalogue from '../../../src/engine/knowledge/indicators.json' with { type: 'json' };
import type { ServerLog } from '../../../src/lib/log.ts';

const CODES = new Set(catalogue.indicators.map(({ code }) => code));

/** An operator's own playbooks, from the folder beside the data. A file with a mistake is named in the log and left out. */
export function ownPlaybooks(dataFolder: string, log: ServerLog): readonly OwnPlaybook[] {
  const folder = join(dataFolder, 'content/playbooks');
  const { playbooks, mistakes } = readPlaybookFolder(folder, folder, ownPlaybookSchema);
  const faults = playbooks.flatMap((playbook) => faultsIn(playbook, CODES));
  for (const { file, line, says } of [...mistakes, ...faults]) log.error('playbook left out', { file, line, says });
  const sound = playbooks.filter(({ file }) => !faults.some((fault) => fault.file === file));
  if (sound.length > 0) log.info('own playbooks', { count: sound.length });
  return sound.map(({ id, value }) => ({ ...value, id }));
}
