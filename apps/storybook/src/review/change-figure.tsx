import { Badge, Cluster, TextLink, type BadgeProps } from '@tassis/design-system';
import type { PictureChange } from './compare-folders.ts';
import type { ShownChange } from './shown-changes.ts';
import styles from './change-figure.module.css';

const percent = new Intl.NumberFormat('fr', { style: 'percent', maximumSignificantDigits: 2 });

const marks: Readonly<Record<PictureChange['kind'], BadgeProps & { children: string }>> = {
  changed: { tone: 'neutral', children: 'changée' },
  added: { tone: 'brand', children: 'nouvelle' },
  removed: { tone: 'accent', children: 'supprimée' },
};

/** A picture before and after, and where they differ. The page's script moves the slider. */
export function ChangeFigure({ change, name, href }: ShownChange) {
  return (
    <figure className={styles['root']}>
      <figcaption className={styles['head']}>
        <h3 className={styles['name']}>{name}</h3>
        <Cluster gap="s">
          <Badge {...marks[change.kind]} />
          {change.kind === 'changed' ? (
            <span className={styles['share']}>{percent.format(change.share)} des points</span>
          ) : null}
        </Cluster>
        {href === undefined ? null : (
          <TextLink href={href} variant="standalone" aria-label={`Ouvrir l’histoire ${name}`}>
            Ouvrir l’histoire
          </TextLink>
        )}
      </figcaption>
      {change.kind === 'changed' ? (
        <>
          <div className={styles['stage']}>
            <Picture of={change.before} what="Avant" name={name} place="before" />
            <Picture of={change.after} what="Après" name={name} place="after" />
            <Picture of={change.difference} what="Différence" name={name} place="difference" />
          </div>
          <label className={styles['slider']}>
            <span>Avant</span>
            <input
              type="range"
              min="0"
              max="100"
              defaultValue="50"
              aria-label={`${name}\u202F: part de l’image d’avant`}
            />
            <span>Après</span>
          </label>
        </>
      ) : (
        <div className={styles['alone']}>
          <Picture
            of={change.kind === 'added' ? change.after : change.before}
            what={change.kind === 'added' ? 'Après' : 'Avant'}
            name={name}
            place="alone"
          />
        </div>
      )}
    </figure>
  );
}

type PictureProps = {
  of: Buffer;
  what: 'Avant' | 'Après' | 'Différence';
  name: string;
  place: 'before' | 'after' | 'difference' | 'alone';
};

function Picture({ of, what, name, place }: PictureProps) {
  return (
    <div className={styles[place]}>
      <p className={styles['what']}>{what}</p>
      <img
        className={styles['image']}
        src={`data:image/png;base64,${of.toString('base64')}`}
        alt={`${name}, ${what.toLowerCase()}`}
      />
    </div>
  );
}
