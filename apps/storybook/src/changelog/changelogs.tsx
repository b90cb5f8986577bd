import { Markdown } from '@storybook/addon-docs/blocks';
import { inOrder, parseChangelog } from './versions.ts';

const changelogs = {
  ...import.meta.glob<string>('../../../../packages/{dashboard,design-system,views}/CHANGELOG.md', {
    query: '?raw',
    import: 'default',
    eager: true,
  }),
  ...import.meta.glob<string>('../../../*/CHANGELOG.md', {
    query: '?raw',
    import: 'default',
    eager: true,
  }),
};
/** The programs behind the site have nothing to show. */
const programs = new Set(['api', 'edge']);

/** The changes in each version of the visible packages, as the teams' files are when the Storybook is built. */
export function Changelogs() {
  const all = Object.entries(changelogs).map(([path, file]) => parseChangelog(path, file));
  return inOrder(all)
    .filter(({ name }) => !programs.has(name))
    .map(({ name, versions: [newest, ...older] }) => (
      <section key={name}>
        <h2>{name}</h2>
        {newest && <Version {...newest} />}
        {older.length > 0 && (
          <details>
            <summary>Versions précédentes de {name}</summary>
            {older.map((each) => (
              <Version key={each.version} {...each} />
            ))}
          </details>
        )}
      </section>
    ));
}

function Version({ version, text }: { version: string; text: string }) {
  return (
    <>
      <h3>{version}</h3>
      <Markdown>{text}</Markdown>
    </>
  );
}
