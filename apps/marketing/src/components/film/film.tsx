import { useEffect, useRef, useState, type ReactNode } from 'react';
import { fr } from '../../messages/fr.ts';
import styles from './film.module.css';

/** The distance from the window at which the player is loaded. */
const NEAR = '400px';

/** The firm's film. Until it comes near the window, and without script, its poster with a link to the file. */
export function Film() {
  const [player, setPlayer] = useState<ReactNode>(null);
  const link = useRef<HTMLAnchorElement>(null);
  useEffect(() => {
    const picture = link.current?.querySelector('img');
    if (!picture) return undefined;
    const observer = new IntersectionObserver(
      (entries) => {
        if (!entries.some(({ isIntersecting }) => isIntersecting)) return;
        observer.disconnect();
        import('./player.tsx').then(
          // The format and width that the browser chose for the poster.
          ({ Player }) => setPlayer(<Player poster={picture.currentSrc || picture.src} />),
          reportError,
        );
      },
      { rootMargin: NEAR },
    );
    observer.observe(picture);
    return () => observer.disconnect();
  }, []);
  if (player) return player;
  return (
    <a ref={link} href="/videos/about-video.mp4" className={styles['poster']}>
      <img
        src="/videos/poster-360.avif"
        srcSet="/videos/poster-360.avif 360w, /videos/poster-720.avif 720w"
        sizes="22rem"
        alt={fr.film}
        width={360}
        height={640}
        loading="lazy"
      />
    </a>
  );
}
