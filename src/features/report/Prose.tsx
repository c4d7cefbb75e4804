import { memo } from 'react';
import Markdown, { type Components } from 'react-markdown';
import rehypeSanitize from 'rehype-sanitize';
import { isRawJson } from '../../contract/canonical-report.ts';
import { citationNumber, linkCitations, safeHref } from '../../domain/citations.ts';
import { Citation } from './Citation.tsx';
import { goToNamed } from './cited-part.ts';
import { report } from './messages.ts';
import '../../ui/prose.css';

/** Spec 2 §5's list of elements, and links. Everything else is dropped, its text kept. */
const SCHEMA = {
  tagNames: [
    'strong',
    'em',
    'code',
    'pre',
    'blockquote',
    'ul',
    'ol',
    'li',
    'h1',
    'h2',
    'h3',
    'h4',
    'h5',
    'h6',
    'p',
    'br',
    'a',
  ],
  attributes: { a: ['href'] },
  protocols: { href: ['http', 'https', 'irc', 'ircs', 'mailto', 'xmpp'] },
  strip: ['script', 'style'],
};

/** Headings inside a section stand below the section's own. */
const components: Components = {
  h1: ({ children }) => <h3>{children}</h3>,
  h2: ({ children }) => <h3>{children}</h3>,
  a: ({ href, children }) => {
    const number = citationNumber(href);
    if (number !== null) return <Citation number={number} />;
    const safe = safeHref(href);
    if (safe === null) return <>{children}</>;
    if (safe.startsWith('#'))
      return (
        <a href={safe} onClick={goToNamed}>
          {children}
        </a>
      );
    return (
      <a href={safe} target="_blank" rel="noopener noreferrer">
        {children}
      </a>
    );
  },
};

/** Read once: the page around it is drawn anew as the reader goes on. */
export const Prose = memo(function Prose({ text }: { text: string }) {
  // Kept by an older version that did not look.
  if (isRawJson(text)) return <p>{report.invalid}</p>;
  return (
    <Markdown rehypePlugins={[[rehypeSanitize, SCHEMA]]} urlTransform={(url) => url} components={components}>
      {linkCitations(text)}
    </Markdown>
  );
});
