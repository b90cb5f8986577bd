import { readdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';

/**
 * Makes the declaration files of a folder as they are packed. The compiler leaves in them the names of sources (`./area.ts`),
 * which lie in no package; what is built of them ends with `.js`.
 */
export async function nameBuiltFiles(folder: string): Promise<void> {
  const files = await readdir(folder, { recursive: true });
  const declarations = files.filter((file) => file.endsWith('.d.ts'));
  await Promise.all(
    declarations.map(async (name) => {
      const file = path.join(folder, name);
      await writeFile(file, withBuiltSpecifiers(await readFile(file, 'utf8')));
    }),
  );
}

function withBuiltSpecifiers(declarations: string): string {
  return declarations.replaceAll(
    /((?:from|import) |import\()(['"])(\.{1,2}\/[^'"]+)\.tsx?\2/g,
    '$1$2$3.js$2',
  );
}
