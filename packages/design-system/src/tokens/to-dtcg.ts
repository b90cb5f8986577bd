import { toDtcgValue, toPhoneSize } from './dtcg-values.ts';
import { tokenGroups, type TokenFile } from './token-groups.ts';
import { tokenNotes } from './token-notes.ts';

/** The declarations of each file, by the name of the custom property (`declarationsIn`). */
export type DeclaredTokens = Readonly<Record<TokenFile, ReadonlyMap<string, string>>>;

/** A file of tokens, or a group in one. */
export type DtcgTree = { [name: string]: unknown };

const layers: Readonly<Record<TokenFile, string>> = {
  palette: 'Couche 1 : des couleurs. Un composant ne les lit pas.',
  semantic: 'Couche 2 : à quoi sert une couleur. Un composant ne lit que celles-ci.',
  component: 'Couche 3 : ce que plusieurs composants partagent.',
  scale: 'Écarts, lettres, rayons, ombres, mouvement.',
};

/**
 * Returns the tokens as a file of the Design Tokens Format Module, 2025.10: each layer has the groups of the Storybook, and
 * each token the name of its custom property. A fluid size has its value on a laptop; `$extensions` has its CSS declaration and
 * its value on a phone. Throws for a value that the format has no type for.
 */
export function toDtcg(declared: DeclaredTokens): DtcgTree {
  const files = Object.entries(layers).map(([file, $description]) => {
    const groups = Object.entries(tokenGroups)
      .filter(([, group]) => group.file === file)
      .map(([key, { file: own, pattern, title }]) => {
        const tokens = [...declared[own]]
          .filter(([name]) => pattern.test(name))
          .map(([name, css]) => [name.slice(2), toToken(name, css, declared)] as const);
        return [key, { $description: title, ...Object.fromEntries(tokens) }] as const;
      });
    return [file, { $description, ...Object.fromEntries(groups) }] as const;
  });
  return Object.fromEntries(files);
}

function toToken(name: string, css: string, declared: DeclaredTokens): DtcgTree {
  const value = toDtcgValue(name, css, (other) => toAlias(other, declared));
  const note = tokenNotes[name];
  const phone = toPhoneSize(css);
  return {
    ...value,
    ...(note !== undefined && { $description: note }),
    ...(phone && { $extensions: { 'ma.tassis': { css, phone } } }),
  };
}

/** `--ink-900` → `{palette.ink.ink-900}`. */
function toAlias(name: string, declared: DeclaredTokens): string {
  const [key, group] =
    Object.entries(tokenGroups).find(
      ([, { file, pattern }]) => pattern.test(name) && declared[file].has(name),
    ) ?? [];
  if (key === undefined || !group) throw new Error(`No token is called ${name}`);
  return `{${group.file}.${key}.${name.slice(2)}}`;
}
