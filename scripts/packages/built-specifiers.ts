import { readdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';

/**
 * Prepares the declaration files of a folder for packing. The compiler leaves the names of sources in them (`./area.ts`), which
 * no package contains; their built files end with `.js`.
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
