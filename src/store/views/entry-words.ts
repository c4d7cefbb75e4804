import { answersDraft } from '../../domain/job-rules.ts';
import type { EditPlace } from '../../domain/working-copy.ts';
import type { AccountDb } from '../account-db.ts';
import type { Entry } from '../entry.ts';
import type { Op } from '../ops.ts';
import { explorerWords } from './explorer.ts';

const lines = (...parts: readonly (string | undefined)[]): string =>
  parts.filter((part) => part !== undefined && part !== '').join('\n');

async function titleOf(db: AccountDb, reportId: string): Promise<string> {
  const row = (await db.reports.get(reportId)) ?? (await db.trash.get(reportId));
  return row?.item.title ?? reportId;
}

/** What the person wrote or did, whole, in words. */
export async function wordsOf(db: AccountDb, entry: Entry): Promise<string> {
  switch (entry.type) {
    case 'research':
      return entry.payload.query;
    case 'answers':
      return lines(...Object.values(entry.payload.answers));
    case 'research_cancel': {
      const row = await db.jobs.get(entry.payload.jobId);
      return `Take back: ${row?.state.query ?? entry.payload.jobId}`;
    }
    case 'pin':
      return `${entry.payload.pinned ? 'Pin' : 'Unpin'}: ${await titleOf(db, entry.payload.reportId)}`;
    case 'view':
      return `Opened: ${await titleOf(db, entry.payload.reportId)}`;
    case 'delete':
      return `${entry.payload.permanent ? 'Delete for good' : 'Delete'}: ${await titleOf(db, entry.payload.reportId)}`;
    case 'restore':
      return `Restore: ${await titleOf(db, entry.payload.reportId)}`;
    case 'metadata': {
      const { title, summary, category, tags } = entry.payload.edit;
      return lines(await titleOf(db, entry.payload.reportId), title, summary, category, tags?.join(', '));
    }
    case 'chat':
      return entry.payload.content;
    case 'found':
      return entry.payload.text;
    case 'reading':
      return entry.payload.answer;
    case 'credit_request':
      return entry.payload.reason;
    case 'refine':
      return entry.payload.idea;
    case 'refiner_delete': {
      const row = await db.refinerSessions.get(entry.payload.sessionId);
      return `Delete: ${row?.session.original_idea ?? entry.payload.sessionId}`;
    }
    case 'researched':
      return 'A problem of the Refiner';
    case 'explore':
      return lines(...Object.values(entry.payload.parameters).map((names) => names.join(', ')));
    case 'explorer_cancel':
    case 'explorer_delete':
    case 'explorer_marks':
      return explorerWords(db, entry);
    case 'newsletter':
      return entry.payload.email;
    case 'support': {
      const { fullName, phoneNumber, possibleEmail, lastLoginApprox, additionalInfo } = entry.payload;
      return lines(fullName, phoneNumber, possibleEmail, lastLoginApprox, additionalInfo);
    }
    case 'contact': {
      const { name, email, organisation, message } = entry.payload;
      return lines(name, email, organisation, message);
    }
    case 'feedback':
      return entry.payload.text;
    case 'end_session':
      return 'The server is told that you signed out.';
  }
}

/** Where the words can be changed: the page they were written on, by the name its typed text is kept under. */
export function editPlaceOf(op: Op): EditPlace | null {
  switch (op.type) {
    case 'research':
      return { to: '/market-validation', draft: 'problem', text: op.payload.query };
    case 'answers':
      // The questions are asked anew.
      return { to: '/market-validation', draft: answersDraft(op.payload.jobId), text: '' };
    case 'chat':
      return {
        to: `/market-validation/report/${op.payload.reportId}?chat=open`,
        draft: `chat-${op.payload.reportId}`,
        text: op.payload.content,
      };
    case 'found':
      return {
        to: `/market-validation/report/${op.payload.reportId}?found=open`,
        draft: `found-${op.payload.reportId}`,
        text: op.payload.text,
      };
    case 'refine':
      return { to: '/prefine', draft: 'idea', text: op.payload.idea };
    case 'newsletter':
      return { to: '/', draft: 'newsletter', text: op.payload.email };
    case 'support':
      return { to: '/help/account-recovery', draft: 'support', text: JSON.stringify(op.payload) };
    case 'contact':
      return { to: '/contact', draft: 'contact', text: JSON.stringify(op.payload) };
    default:
      return null;
  }
}
