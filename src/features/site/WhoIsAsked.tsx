import { useEffect, useState } from 'react';
import { DEFAULT_SOURCES } from '../../contract/default-sources.ts';
import { MODEL_META, SOURCES_META } from '../../contract/outside.ts';
import { outside } from './content/outside.ts';

interface Asked {
  readonly sources: readonly string[];
  readonly modelHost: string | null;
}

const asBuilt: Asked = { sources: DEFAULT_SOURCES, modelHost: null };

const meta = (name: string): string | null =>
  document.querySelector<HTMLMetaElement>(`meta[name="${name}"]`)?.content ?? null;

/** What the server wrote into the page where its operator decided otherwise than it is built. */
function asSet(): Asked {
  const sources = meta(SOURCES_META);
  return {
    sources: sources === null ? DEFAULT_SOURCES : sources.split('|').filter((name) => name !== ''),
    modelHost: meta(MODEL_META),
  };
}

/** Who outside is asked what, by this server's configuration. */
export function WhoIsAsked() {
  // The first picture is the one the build wrote.
  const [asked, setAsked] = useState(asBuilt);
  useEffect(() => setAsked(asSet()), []);
  return outside(asked.sources, asked.modelHost).map((paragraph) => <p key={paragraph}>{paragraph}</p>);
}
