/** How far from the window a video starts to be fetched. */
const NEAR = '300px';

/** Reports when `element` comes near the window (once), when half of it is visible, and when it no longer is. */
export function watchVisibility(
  element: Element,
  told: { near: () => void; seen: () => void; left: () => void },
): () => void {
  if (!('IntersectionObserver' in window)) return () => undefined;
  const near = new IntersectionObserver(
    (entries) => {
      if (!entries.some((entry) => entry.isIntersecting)) return;
      near.disconnect();
      told.near();
    },
    { rootMargin: NEAR },
  );
  const seen = new IntersectionObserver(
    (entries) => (entries.at(-1)?.isIntersecting ? told.seen() : told.left()),
    { threshold: 0.5 },
  );
  near.observe(element);
  seen.observe(element);
  return () => {
    near.disconnect();
    seen.disconnect();
  };
}
