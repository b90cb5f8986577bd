import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { init, parse } from 'es-module-lexer';
import { isArea, type Descriptor } from '../descriptor.ts';
import { ReleaseRefusal } from '../refusal.ts';
import { clientFiles } from '../client-files.ts';
import { readIntegrity } from '../released-entry.ts';
import { buildAgain } from './build-again.ts';

/**
 * An area's `integrity.json` must list the scripts of its entry, which a page fetches at once and checks, and at most one
 * stylesheet. No script imports any other file. The files of each page are listed, and every other stylesheet is
 * fetched by a page or by a script. The order of stylesheets, if stated, must name all of them.
 */
export async function scriptsAndStyle(folder: string, descriptor: Descriptor): Promise<void> {
  if (!isArea(descriptor)) return;
  const { id } = descriptor;
  const entry = `remoteEntry.${id}.js`;
  const files = await clientFiles(folder);
  const scripts = files.filter((file) => file.endsWith('.js'));
  if (!scripts.includes(entry)) throw refusal(id, `has no ${entry}`);
  const statement = await readIntegrity(folder);
  if (!statement) return; // another check refuses a release without it
  const { entry: entering = [], files: stated, pages = {}, styles: order } = statement;
  const sheets = Object.keys(stated).filter((file) => file.endsWith('.css'));
  if (order && order.toSorted().join(' ') !== sheets.toSorted().join(' '))
    throw refusal(id, 'does not name exactly its stylesheets in the `styles` of integrity.json');
  for (const [page, needed] of Object.entries(pages)) {
    const unstated = needed.find((file) => stated[file] === undefined);
    if (unstated !== undefined)
      throw refusal(id, `says that ${page} has ${unstated}, whose hash it does not state`);
  }
  if (entering[0] !== entry)
    throw refusal(id, `does not state, in its integrity.json, that it is entered by ${entry}`);
  const styles = files.filter((file) => file.endsWith('.css') && file !== 'style.css');
  const codes = await Promise.all(
    scripts.map((script) => readFile(path.join(folder, script), 'utf8')),
  );
  const lost = styles.find(
    (style) =>
      !Object.values(pages).flat().includes(style) && !codes.some((code) => code.includes(style)),
  );
  if (lost !== undefined)
    throw refusal(id, `has ${lost} beside its style.css, which nothing loads`);
  for (const script of scripts) {
    const known = entering.includes(script) ? entering : scripts;
    const { atOnce, onDemand } = await readImports(folder, script);
    const unknown =
      atOnce.find((file) => !known.includes(file)) ??
      onDemand.find((file) => !scripts.includes(file));
    if (unknown !== undefined)
      throw refusal(id, `imports ${unknown} in its ${script}, which a page would run unchecked`);
  }
}

/**
 * The static and dynamic imports of a script, as paths in the release's folder. A computed `import()` of a library is not
 * found here; the content security policy allows only scripts of the site.
 */
async function readImports(folder: string, script: string) {
  await init();
  const [imports] = parse(await readFile(path.join(folder, script), 'utf8'));
  const resolveFile = (specifier: string) =>
    specifier.startsWith('.') ? path.posix.join(path.posix.dirname(script), specifier) : specifier;
  const atOnce: string[] = [];
  const onDemand: string[] = [];
  for (const { type, specifier } of imports) {
    if (typeof specifier !== 'string') continue;
    (type === 'dynamic' ? onDemand : atOnce).push(resolveFile(specifier));
  }
  return { atOnce, onDemand };
}

function refusal(id: string, what: string): ReleaseRefusal {
  return new ReleaseRefusal(`This release of ${id} ${what}.`, buildAgain(id));
}
