import type { PageFacts } from './page.ts';

export interface LegalText {
  readonly page: PageFacts;
  readonly title: string;
  readonly lead: string;
  readonly parts: readonly {
    readonly title: string;
    readonly text: readonly string[];
    /** Followed by who outside is asked, which is a matter of the server's settings. */
    readonly asksOutside?: true;
  }[];
}

export type LegalSubject = 'privacy' | 'terms' | 'cookies';

/** True of this software as it comes. Whoever runs it adds who they are and the law they are under. */
export const legal: Record<LegalSubject, LegalText> = {
  privacy: {
    page: { title: 'Privacy | Baraza', description: 'What Baraza keeps about you, where, and how to have it removed.' },
    title: 'Privacy',
    lead: 'What is kept about you, where, and what you can do about it.',
    parts: [
      {
        title: 'What is kept on the server',
        text: [
          'Your name, your e-mail address and a one-way hash of your password. The problems you describe, your answers, the reports made from them, your questions to them and your credits.',
          'If you write to us, your message and the address you give. If you join the newsletter, your address.',
        ],
      },
      {
        title: 'What is kept on your device',
        text: [
          'A working copy of your reports, so that they can be read offline, and what you have done that has not been sent yet. Signing out removes it, unless you choose to keep it there.',
        ],
      },
      {
        title: 'Who else sees it',
        text: ['No other user. There are no advertisements, no trackers and no statistics service on these pages.'],
        asksOutside: true,
      },
      {
        title: 'Having it removed',
        text: [
          'A report goes to the trash and can be deleted for good from there. In the settings you can download everything the server keeps of your account, and delete the account with all of it.',
        ],
      },
    ],
  },
  terms: {
    page: { title: 'Terms | Baraza', description: 'What you may expect of Baraza, and what is expected of you.' },
    title: 'Terms',
    lead: 'What you may expect, and what is expected of you.',
    parts: [
      {
        title: 'What a report is',
        text: [
          'Desk research from public sources, for you to check. It is not legal, financial, medical or tax advice, and no promise that a venture will succeed.',
        ],
      },
      {
        title: 'What belongs to whom',
        text: [
          'What you write is yours, and so are the reports made from it. The figures stay under the licences of their publishers, which every record names.',
        ],
      },
      {
        title: 'Fair use',
        text: [
          'Each account has a weekly allowance. Please do not try to get around it, to read what belongs to others, or to have harm researched: such problems are refused.',
        ],
      },
      {
        title: 'Beta',
        text: [
          'The Problem Validator is an early release. It may change, and it may be unavailable at times. Nothing is charged.',
        ],
      },
    ],
  },
  cookies: {
    page: {
      title: 'Cookies | Baraza',
      description: 'Baraza sets no cookies. What it keeps in your browser instead, and why.',
    },
    title: 'Cookies',
    lead: 'Baraza sets no cookies.',
    parts: [
      {
        title: 'What it keeps instead',
        text: [
          'Your browser’s own storage holds what the product needs to work: who is signed in, light or dark, text you have typed and not sent, your saved reports, and the files that let it open offline.',
        ],
      },
      {
        title: 'What it is not used for',
        text: ['None of it follows you to other sites, and none of it is read by anybody but this one.'],
      },
      {
        title: 'Removing it',
        text: [
          'Signing out removes your reports from the device unless you keep them. The settings of your account show what is kept here, and remove it. Your browser’s settings remove the rest, under “site data”.',
        ],
      },
    ],
  },
};
