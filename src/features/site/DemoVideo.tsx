import { useState } from 'react';
import { Icon } from '../../ui/Icon.tsx';
import { site } from './messages.ts';

const texts = site.demo;

/**
 * A recording of the product, made by scripts/recording.mjs. Nothing of it is fetched before somebody presses the button, which
 * says how much that is (a journey holds it to the file).
 */
export function DemoVideo({ id }: { id?: string }) {
  const [state, setState] = useState<'waiting' | 'playing' | 'failed'>('waiting');
  return (
    <figure className="demo" id={id} tabIndex={id === undefined ? undefined : -1}>
      {state === 'playing' && (
        <video
          controls
          autoPlay
          muted
          loop
          playsInline
          width={700}
          height={400}
          poster="/media/tour-700.webp"
          src="/media/tour.webm"
          aria-label={texts.title}
          onError={() => setState('failed')}
        />
      )}
      {state === 'waiting' && (
        <button type="button" className="btn quiet scripted" onClick={() => setState('playing')}>
          <Icon name="play" />
          {texts.play}
        </button>
      )}
      <figcaption>{state === 'failed' ? texts.none : texts.title}</figcaption>
    </figure>
  );
}
