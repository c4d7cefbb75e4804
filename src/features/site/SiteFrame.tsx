import { type ReactNode, useEffect } from 'react';
import { useLocation } from 'react-router-dom';
import { useTitle } from '../../hooks/use-title.ts';
import type { PageFacts } from './content/page.ts';
import { SiteFooter } from './footer/SiteFooter.tsx';
import { SmallFooter } from './footer/SmallFooter.tsx';
import '../../ui/site.css';

interface SiteFrameProps {
  facts: PageFacts;
  /** The small one stands under pages that somebody came to for one thing. */
  foot?: 'full' | 'small';
  children: ReactNode;
}

/** What every public page has around it: its name in the tab, the place its address names, the footer. */
export function SiteFrame({ facts, foot = 'full', children }: SiteFrameProps) {
  useTitle(facts.title);
  useAnchor();
  return (
    <>
      <main id="main" className="page site">
        {children}
      </main>
      {foot === 'full' ? <SiteFooter /> : <SmallFooter />}
    </>
  );
}

/** Scrolls to the place the address names. The browser does it for a page it loads, unless the place was not there yet. */
function useAnchor() {
  const { hash, key } = useLocation();
  useEffect(() => {
    const loaded = key === 'default';
    if (hash === '' || (loaded && scrollY > 0)) return;
    const go = () => {
      const place = document.getElementById(hash.slice(1));
      place?.scrollIntoView();
      place?.focus({ preventScroll: true });
      return place !== null;
    };
    if (go()) return;
    // Its part of the page is still being fetched.
    const watch = new MutationObserver(() => go() && watch.disconnect());
    watch.observe(document.body, { childList: true, subtree: true });
    return () => watch.disconnect();
  }, [hash, key]);
}
