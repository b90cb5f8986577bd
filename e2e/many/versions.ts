import { cpSync, mkdirSync, symlinkSync, writeFileSync } from 'node:fs';
import path from 'node:path';

const apps = path.resolve(import.meta.dirname, '../../apps');
const migrations = 'src/database/migrations';

/** The programs of one version. */
export interface Version {
  api: string;
  edge: string;
}

/** The tree as it is built. */
export const currentVersion: Version = programsIn(apps);

/** A later version: the built programs of this one, with these migrations behind its own. */
export function layOutVersion(folder: string, files: Record<string, string>): Version {
  for (const [app, parts] of [
    ['api', ['dist', migrations, 'src/pdf/fonts', 'package.json']],
    ['edge', ['dist', 'package.json']],
  ] as const) {
    const [from, to] = [path.join(apps, app), path.join(folder, 'apps', app)];
    mkdirSync(to, { recursive: true });
    for (const part of parts)
      cpSync(path.join(from, part), path.join(to, part), { recursive: true });
    symlinkSync(path.join(from, 'node_modules'), path.join(to, 'node_modules'));
  }
  for (const [name, sql] of Object.entries(files))
    writeFileSync(path.join(folder, 'apps/api', migrations, `${name}.sql`), sql);
  return programsIn(path.join(folder, 'apps'));
}

function programsIn(folder: string): Version {
  return {
    api: path.join(folder, 'api/dist/launcher.js'),
    edge: path.join(folder, 'edge/dist/main.js'),
  };
}

/** A column that code of the next version writes; until no older code runs, the database fills it itself. */
const expand = `
ALTER TABLE orders ADD COLUMN origin text;
CREATE FUNCTION fill_origin() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  NEW.origin := coalesce(NEW.origin, 'site');
  RETURN NEW;
END $$;
CREATE TRIGGER fill_origin BEFORE INSERT OR UPDATE ON orders FOR EACH ROW EXECUTE FUNCTION fill_origin();
`;

/** What was only there for older code is gone, and the column is never empty. */
const contract = `
UPDATE orders SET origin = 'site' WHERE origin IS NULL;
ALTER TABLE orders ALTER COLUMN origin SET DEFAULT 'site', ALTER COLUMN origin SET NOT NULL;
DROP TRIGGER fill_origin ON orders;
DROP FUNCTION fill_origin();
`;

export const expanding = { '9001_expand_origin': expand };
export const contracting = { ...expanding, '9002_contract_origin': contract };
