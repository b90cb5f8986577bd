import { join, resolve } from 'node:path';

/** The folder of this app, from its source as from its bundle in `dist`. */
const app = resolve(import.meta.dirname, '..');

/** The checked-in migrations. */
export const migrationsFolder = join(app, 'src', 'database', 'migrations');

/** The fonts of our PDFs. */
export const printFontsFolder = join(app, 'src', 'pdf', 'fonts');

/** The root of the repository. */
export const repository = resolve(app, '..', '..');
