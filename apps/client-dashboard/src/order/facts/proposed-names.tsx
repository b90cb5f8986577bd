import styles from './proposed-names.module.css';

/** The proposed names of a negative certificate, in the order of preference. */
export function ProposedNames({ names }: { names: readonly string[] }) {
  return (
    <ol className={styles['root']}>
      {names.map((name) => (
        <li key={name}>{name}</li>
      ))}
    </ol>
  );
}
