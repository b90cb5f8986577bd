import { parseArgs } from 'node:util';

/** An area that is to be made. */
export interface NewArea {
  id: string;
  /** In French. */
  title: string;
  titleEn: string;
  /** Who may enter. */
  role: string;
  /** Its base path. */
  base: string;
  /** The version of the platform that the shell provides. */
  platformApi: string;
}

/** What the command line says of an area, and of the place where it is made. */
interface AreaWords extends Omit<NewArea, 'platformApi'> {
  /** The folder in which a repository of its own is made. */
  outside: string | undefined;
  /** The name of the package that such a repository is. */
  packageName: string | undefined;
  /** A folder with packed packages, where no registry has them. */
  packages: string | undefined;
}

/** Something that the person at the command line can understand and change. */
export class WrongWords extends Error {}

/** What the command line asks for, completed. Throws WrongWords. @param roles those that there are */
export function readAreaWords(words: string[], roles: readonly string[]): AreaWords {
  const { positionals, values } = parseWords(words);
  const [id = ''] = positionals;
  const { role, path: base = `/${id}`, title = toName(id) } = values;
  const { outside, package: packageName, packages } = values;
  if (!/^[a-z]+(?:-[a-z]+)*$/.test(id))
    throw new WrongWords('An area has an id of small letters and hyphens.');
  if (!/^(?:\/[a-z0-9-]+)+$/.test(base))
    throw new WrongWords('A path begins with a slash and ends without one.');
  if (!roles.includes(role))
    throw new WrongWords(`There is no role ${role}; there are ${roles.join(', ')}.`);
  const titles = { title: typographic(title), titleEn: typographic(values['title-en'] ?? title) };
  return { id, ...titles, role, base, outside, packageName, packages };
}

function parseWords(args: string[]) {
  try {
    return parseArgs({
      args,
      allowPositionals: true,
      options: {
        title: { type: 'string' },
        'title-en': { type: 'string' },
        role: { type: 'string', default: 'admin' },
        path: { type: 'string' },
        outside: { type: 'string' },
        package: { type: 'string' },
        packages: { type: 'string' },
      },
    });
  } catch (error) {
    throw error instanceof TypeError ? new WrongWords(error.message) : error;
  }
}

/** 'partner-dashboard' → 'Partner dashboard' */
function toName(id: string): string {
  const words = id.replaceAll('-', ' ');
  return words.charAt(0).toUpperCase() + words.slice(1);
}

function typographic(text: string): string {
  return text.replaceAll("'", '’');
}
