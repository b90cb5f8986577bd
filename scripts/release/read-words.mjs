// @ts-check
import { parseArgs } from 'node:util';
import { closestMatch } from 'leven';
import { Failure } from '../failure.mjs';

/**
 * Reads the words of this command; refuses an option that it does not have.
 * @template {import('node:util').ParseArgsOptionsConfig} Options
 * @param {Options} options
 */
export function readWords(options) {
  const { tokens } = parseArgs({ options, strict: false, tokens: true });
  for (const token of tokens) {
    if (token.kind === 'option' && !Object.hasOwn(options, token.name))
      throw new Failure(
        `There is no option ${token.rawName}.`,
        meant(
          token.rawName,
          Object.keys(options).map((name) => `--${name}`),
        ),
      );
  }
  try {
    return parseArgs({ allowPositionals: true, options });
  } catch (error) {
    const message = error instanceof Error ? error.message : String(error);
    throw new Failure(message, 'pnpm release --help says what there is.');
  }
}

/** The hint for an unknown word: the nearest known one, else all. @param {string} word @param {string[]} known */
export function meant(word, known) {
  const begun = known.find((each) => each.startsWith(word));
  const nearest = begun ?? closestMatch(word, known, { maxDistance: 3 });
  return nearest ? `Is ${nearest} meant?` : `There is: ${known.join(', ')}`;
}
