import { StatusBadge } from '@tassis/design-system';
import { findOwner, toRepositoryPath } from './owners.ts';
import styles from './page-facts.module.css';
import { findStatus, statuses } from './status.ts';

const [codeowners = ''] = Object.values(
  import.meta.glob<string>('../../../../.github/CODEOWNERS*', {
    query: '?raw',
    import: 'default',
    eager: true,
    exhaustive: true,
  }),
);

type PageFactsProps = { tags: readonly string[]; file: string };

/** Below the title of a page: the stability of a component, and its owner. */
export function PageFacts({ tags, file }: PageFactsProps) {
  const status = findStatus(tags);
  return (
    <div className={`sb-unstyled ${styles['root']}`}>
      {status ? (
        <>
          <StatusBadge tone={statuses[status].tone} text={statuses[status].name} />
          <span>{statuses[status].meaning}</span>
        </>
      ) : null}
      <span>
        Équipe&#8239;: <strong>{findOwner(codeowners, toRepositoryPath(file))}</strong>
      </span>
    </div>
  );
}
