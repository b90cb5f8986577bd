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
  /** A folder with packed packages, where no registry has them. */
  packages: string | undefined;
}

/** Something that the person at the command line can understand and change. */
export class WrongWords extends Error {}

/** What the command line asks for, completed. Throws WrongWords. */
export function readAreaWords(words: string[]): AreaWords {
  const { positionals, values } = parseArgs({
    args: words,
    allowPositionals: true,
    options: {
      title: { type: 'string' },
      'title-en': { type: 'string' },
      role: { type: 'string', default: 'admin' },
      path: { type: 'string' },
      outside: { type: 'string' },
      packages: { type: 'string' },
    },
  });
  const [id = ''] = positionals;
  const { role, path: base = `/${id}`, outside, packages, title = toName(id) } = values;
  if (!/^[a-z]+(?:-[a-z]+)*$/.test(id))
    throw new WrongWords('An area has an id of small letters and hyphens.');
  if (!/^(?:\/[a-z0-9-]+)+$/.test(base))
    throw new WrongWords('A path begins with a slash and ends without one.');
  const titles = { title: typographic(title), titleEn: typographic(values['title-en'] ?? title) };
  return { id, ...titles, role, base, outside, packages };
}

/** 'partner-dashboard' → 'Partner dashboard' */
function toName(id: string): string {
  const words = id.replaceAll('-', ' ');
  return words.charAt(0).toUpperCase() + words.slice(1);
}

function typographic(text: string): string {
  return text.replaceAll("'", '’');
}
