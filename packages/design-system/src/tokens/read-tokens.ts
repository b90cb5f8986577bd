/** A custom property of the page. */
export type Token = {
  name: string;
  /** As its file declares it: '#0c2b30' or 'var(--ink-900)'. */
  declared: string;
  /** What it is worth on the page now, references followed. */
  value: string;
};

/** The files that declare tokens, in the order of the layers. */
export type TokenFile = 'palette' | 'semantic' | 'component' | 'scale';

const texts = import.meta.glob<string>('./*.css', {
  query: '?raw',
  import: 'default',
  eager: true,
});

/** The tokens of one file in their order, read from the file itself; in the dark theme with what it redefines. */
export function readTokens(file: TokenFile, pattern = /^--/): Token[] {
  const root = document.documentElement;
  const computed = getComputedStyle(root);
  const dark = root.dataset['theme'] === 'dark' ? declarationsIn(texts[`./${file}-dark.css`]) : [];
  return [...new Map([...declarationsIn(texts[`./${file}.css`]), ...dark])]
    .filter(([name]) => pattern.test(name))
    .map(([name, declared]) => ({
      name,
      declared,
      value: computed.getPropertyValue(name).replaceAll(/\s+/g, ' ').trim(),
    }));
}

/** What media queries say again is left out. */
function declarationsIn(text = ''): [name: string, declared: string][] {
  const [always = ''] = text.split('@media');
  return [...always.matchAll(/(--[\w-]+):\s*([^;]+);/g)].map(([, name = '', declared = '']) => [
    name,
    declared.replaceAll(/\s+/g, ' ').trim(),
  ]);
}
