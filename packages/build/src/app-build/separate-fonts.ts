import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';

/**
 * Moves the font faces from `style.css` to `fonts.css`. A public page has its font faces in its own style sheet. If the
 * app's style sheet declared them again, the browser would lay out the text again, and lines would move.
 */
export async function separateFonts(dist: string): Promise<void> {
  const file = path.join(dist, 'style.css');
  const css = await readFile(file, 'utf8');
  const faces = css.match(/@font-face\s*\{[^}]*\}/g) ?? [];
  const rest = faces.reduce((text, face) => text.replace(face, ''), css);
  await writeFile(path.join(dist, 'fonts.css'), `${faces.join('\n')}\n`);
  await writeFile(file, rest);
}
