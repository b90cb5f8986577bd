import { parseArgs, type ParseArgsOptionsConfig } from 'node:util';
import { closestMatch } from 'leven';
import { ReleaseRefusal } from './refusal.ts';

/** Three slips of the finger, no more: farther words are meant otherwise. */
const maxDistance = 3;

/** The hint for a word that nobody knows: the nearest one that is known, else all. */
export function meant(word: string, known: readonly string[]): string {
  const begun = known.find((each) => each.startsWith(word));
  const nearest = begun ?? closestMatch(word, known, { maxDistance });
  return nearest === undefined ? `There is: ${known.join(', ')}` : `Is ${nearest} meant?`;
}

type Read<Options extends ParseArgsOptionsConfig> = ReturnType<
  typeof parseArgs<{ args: string[]; allowPositionals: true; options: Options }>
>;

/** Reads the words behind a command, at most so many; refuses an option that it does not have. */
export function readWords<Options extends ParseArgsOptionsConfig>(
  words: readonly string[],
  options: Options,
  most = Infinity,
): Read<Options> {
  const known = Object.keys(options).map((name) => `--${name}`);
  const { tokens } = parseArgs({ args: [...words], options, strict: false, tokens: true });
  for (const token of tokens) {
    if (token.kind !== 'option' || Object.hasOwn(options, token.name)) continue;
    throw new ReleaseRefusal(
      `There is no option ${token.rawName}.`,
      known.length > 0 ? meant(token.rawName, known) : 'This command has none.',
    );
  }
  const read = parse(words, options);
  const extra = read.positionals[most];
  if (extra === undefined) return read;
  throw new ReleaseRefusal(
    `There is one word too many: ${extra}.`,
    'pnpm release --help says what there is.',
  );
}

/** Reads the words behind a command that has no options, at most so many. */
export function plainWords(words: readonly string[], most?: number): string[] {
  return readWords(words, {}, most).positionals;
}

/** The app that a command is about; refuses a command without one. */
export function needed(id: string | undefined, command: string): string {
  if (id !== undefined) return id;
  const script = command === 'preview' ? command : `release:${command}`;
  throw new ReleaseRefusal(`Say what to ${command}.`, `pnpm ${script} <area>`);
}

function parse<Options extends ParseArgsOptionsConfig>(
  words: readonly string[],
  options: Options,
): Read<Options> {
  try {
    return parseArgs({ args: [...words], allowPositionals: true, options });
  } catch (error) {
    const message = error instanceof Error ? error.message : String(error);
    throw new ReleaseRefusal(message, 'pnpm release --help says what there is.', { cause: error });
  }
}
