import file from './tokens.json' with { type: 'json' };

/** A token of the exported file, as a text. */
export type ExportedToken = { name: string; place: string; type: string; value: string };

/** The tokens of a layer as its exported file states them, not as the style sheets do. */
export function exportedTokens(layer: keyof typeof file): ExportedToken[] {
  return tokensIn(file[layer], [layer]);
}

function tokensIn(tree: object, path: readonly string[]): ExportedToken[] {
  return Object.entries(tree).flatMap(([name, child]: [string, unknown]) => {
    if (name.startsWith('$') || typeof child !== 'object' || child === null) return [];
    if (!('$value' in child)) return tokensIn(child, [...path, name]);
    const type = '$type' in child ? String(child.$type) : 'alias';
    const place = path.join('.');
    return [{ name, place, type, value: inWords(child.$value) }];
  });
}

/** `#0c2b30`, `16 px`, `{palette.ink.ink-900}`; a composite value part by part. */
function inWords(value: unknown): string {
  if (Array.isArray(value)) return value.map(inWords).join(', ');
  if (typeof value !== 'object' || value === null) return String(value);
  if ('hex' in value)
    return [value.hex, 'alpha' in value && `${Number(value.alpha) * 100}\u202F%`]
      .filter(Boolean)
      .join(' à ');
  if ('unit' in value && 'value' in value) return `${String(value.value)} ${String(value.unit)}`;
  return Object.values(value).map(inWords).join(' ');
}
