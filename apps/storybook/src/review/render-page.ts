import { mkdtemp, rm } from 'node:fs/promises';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { layerOrder } from '@tassis/build/layer-order';
import react from '@vitejs/plugin-react';
import { build } from 'vite';
import type { ReviewPageProps } from './shown-changes.ts';

const own = import.meta.dirname;

/** Moves the border between the two pictures to the position of the slider. */
const script = `for (const slider of document.querySelectorAll('input[type=range]'))
  slider.addEventListener('input', () =>
    slider.closest('figure').style.setProperty('--at', slider.value + '%'));`;

/** The page as one file with its styles, fonts and pictures. */
export async function renderPage(props: ReviewPageProps): Promise<string> {
  // The folder from which the built page resolves React.
  const folder = await mkdtemp(path.join(own, '../../node_modules/.review-'));
  try {
    const built = await buildPage(folder);
    const styles = ('output' in built ? built.output : []).flatMap((file) =>
      file.type === 'asset' && file.fileName.endsWith('.css') ? String(file.source) : [],
    );
    const page: unknown = await import(pathToFileURL(path.join(folder, 'review-page.js')).href);
    // The module that was just built.
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion
    const { renderReview } = page as { renderReview: (props: ReviewPageProps) => string };
    return toDocument(renderReview(props), styles.join('\n'));
  } finally {
    await rm(folder, { recursive: true });
  }
}

function buildPage(outDir: string) {
  return build({
    root: own,
    configFile: false,
    logLevel: 'error',
    plugins: [react(), layerOrder()],
    build: {
      ssr: path.join(own, 'review-page.tsx'),
      ssrEmitAssets: true,
      outDir,
      assetsInlineLimit: Number.MAX_SAFE_INTEGER,
      cssCodeSplit: false,
      rollupOptions: { output: { entryFileNames: 'review-page.js' } },
    },
    // The sources of the design system cannot be imported without a build.
    ssr: { noExternal: [/^@tassis\//u] },
  });
}

/** On the site a late font is used from the next page on; this page has no next one. */
const withFontsAtOnce = (styles: string) =>
  styles.replaceAll('font-display:optional', 'font-display:swap');

function toDocument(body: string, styles: string): string {
  return `<!doctype html>
<html lang="fr">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<title>Revue des images</title>
<style>${withFontsAtOnce(styles)}</style>
</head>
<body>
${body}
<script>${script}</script>
</body>
</html>
`;
}
