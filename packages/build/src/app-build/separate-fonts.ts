import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';

/**
 * Moves the font faces out of `style.css` into `fonts.css`. A public page brings its faces in its own stylesheet; were
 * they declared again when the app's stylesheet comes, the browser would set its text anew, and lines would move.
 */
export async function separateFonts(dist: string): Promise<void> {
  const file = path.join(dist, 'style.css');
  const css = await readFile(file, 'utf8');
  const faces = css.match(/@font-face\s*\{[^}]*\}/g) ?? [];
  const rest = faces.reduce((text, face) => text.replace(face, ''), css);
  await writeFile(path.join(dist, 'fonts.css'), `${faces.join('\n')}\n`);
  await writeFile(file, rest);
}
