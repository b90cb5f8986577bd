import { tokenGroups, type TokenGroupName } from './token-groups.ts';
import { tokenNotes } from './token-notes.ts';
import { declarationsIn, resolved } from './token-values.ts';

/** A custom property of the page. */
export type Token = {
  name: string;
  /** The declared value: '#0c2b30' or 'var(--ink-900)'. */
  declared: string;
  /** The value with references resolved. Read from the files, because a build shortens the page's values. */
  value: string;
  /** The token's use; for a colour of the palette, the roles that use it. */
  note: string;
};

const sheets = import.meta.glob<string>('./*.css', {
  query: '?raw',
  import: 'default',
  eager: true,
});

/** The tokens of a group in order; in the dark theme with its additions and overrides. */
export function readTokens(group: TokenGroupName): Token[] {
  const { file, pattern } = tokenGroups[group];
  const isDark = document.documentElement.dataset['theme'] === 'dark';
  const read = (name: string) =>
    new Map([
      ...declarationsIn(sheets[`./${name}.css`]),
      ...(isDark ? declarationsIn(sheets[`./${name}-dark.css`]) : []),
    ]);
  const roles = read('semantic');
  const all = new Map([...read('palette'), ...roles, ...read('component'), ...read('scale')]);
  return [...read(file)]
    .filter(([name]) => pattern.test(name))
    .map(([name, declared]) => ({
      name,
      declared,
      value: resolved(declared, all),
      note: tokenNotes[name] ?? getRoles(name, roles),
    }));
}

/** 'heading, text': the roles that use a colour of the palette in this theme. */
function getRoles(name: string, roles: ReadonlyMap<string, string>): string {
  const taking = [...roles].filter(([, declared]) => declared === `var(${name})`);
  return taking.map(([role]) => role.replace('--color-', '')).join(', ') || 'aucun rôle ici';
}
