import { useEffect, useState } from 'react';
import { useCanAutoplay } from '../../hooks/can-autoplay.ts';
import { Icon } from '../../ui/Icon.tsx';
import { site } from './messages.ts';
import { useMedia } from './use-media.ts';

const texts = site.demo;
/** Long enough after the page has loaded that nothing of it waits for the recording. */
const IDLE_MS = 3_000;

interface DemoVideoProps {
  id?: string;
  /** It may begin by itself, muted, where airtime and motion are welcome. */
  alone?: boolean;
}

/** A recording of the product, made by scripts/recording.mjs. The poster comes first; the recording when it is wanted. */
export function DemoVideo({ id, alone = false }: DemoVideoProps) {
  const [playing, setPlaying] = useState<'asked' | 'alone' | null>(null);
  const [failed, setFailed] = useState(false);
  const canAutoplay = useCanAutoplay();
  const still = useMedia('(prefers-reduced-motion: reduce)');
  useEffect(() => {
    if (!alone || still || !canAutoplay()) return;
    let timer: ReturnType<typeof setTimeout>;
    const wait = () => {
      timer = setTimeout(() => setPlaying((now) => now ?? 'alone'), IDLE_MS);
    };
    if (document.readyState === 'complete') wait();
    else addEventListener('load', wait, { once: true });
    return () => {
      removeEventListener('load', wait);
      clearTimeout(timer);
    };
  }, [alone, still, canAutoplay]);
  return (
    <figure className="demo" id={id} tabIndex={id === undefined ? undefined : -1}>
      {playing && !failed ? (
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
          onError={() => setFailed(true)}
        />
      ) : (
        <>
          <img
            src="/media/tour-700.webp"
            srcSet="/media/tour-360.webp 360w, /media/tour-700.webp 700w"
            sizes="(min-width: 48rem) 32rem, 92vw"
            width={700}
            height={400}
            fetchPriority={alone ? 'high' : 'auto'}
            loading={alone ? 'eager' : 'lazy'}
            alt=""
          />
          {!failed && (
            <button type="button" className="btn play scripted" onClick={() => setPlaying('asked')}>
              <Icon name="send" />
              {texts.play}
            </button>
          )}
        </>
      )}
      <figcaption>{failed ? texts.none : texts.title}</figcaption>
    </figure>
  );
}
