import { useState } from 'react';
import { classNames } from '../class-names.ts';
import { useHydrated } from '../field/use-hydrated.ts';
import starStyles from '../zellige/star-tile.module.css';
import { toInitials } from './initials.ts';
import styles from './review-card.module.css';

type ReviewAvatarProps = { author: string; image: string | null };

/** The author's picture over their initials, which stand alone while it loads and after it failed. Decorative. */
export function ReviewAvatar({ author, image }: ReviewAvatarProps) {
  const [hasFailed, setHasFailed] = useState(false);
  // Not rendered on the server, where its load error would go unnoticed and the page would be heavier.
  const isShown = useHydrated() && image !== null && !hasFailed;
  return (
    <span className={classNames(starStyles['root'], styles['initials'])} aria-hidden="true">
      {toInitials(author)}
      {isShown ? (
        <img
          className={styles['portrait']}
          src={image}
          alt=""
          loading="lazy"
          onError={() => setHasFailed(true)}
        />
      ) : null}
    </span>
  );
}
