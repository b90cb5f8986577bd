import styles from './proposed-names.module.css';

/** The names of a negative certificate, in the order in which they are tried. */
export function ProposedNames({ names }: { names: readonly string[] }) {
  return (
    <ol className={styles['root']}>
      {names.map((name) => (
        <li key={name}>{name}</li>
      ))}
    </ol>
  );
}
