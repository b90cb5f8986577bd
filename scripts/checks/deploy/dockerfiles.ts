import { readFileSync } from 'node:fs';
import path from 'node:path';
import { Copy, DockerfileParser } from 'dockerfile-ast';
import { parsed } from '../../parsed.mjs';
import { repository } from '../../toolchain.mjs';

/** What a Dockerfile says of the image that it makes: its last stage. */
export type Image = {
  text: string;
  /** The base image of each stage. */
  bases: string[];
  user: string | undefined;
  env: Record<string, string>;
  /** What is copied, and from which stage. */
  copies: { from: string | undefined; source: string; target: string }[];
  /** The program of the container, and the one that asks for its health: lists of words. */
  command: string[];
  health: string[];
};

/** Reads `deploy/images/<name>.Dockerfile`. */
export function readImage(name: 'api' | 'edge'): Image {
  const text = readFileSync(path.join(repository, 'deploy/images', `${name}.Dockerfile`), 'utf8');
  const file = DockerfileParser.parse(text);
  const froms = file.getFROMs();
  const begin = froms.at(-1)?.getRange().start.line ?? 0;
  const last = file
    .getInstructions()
    .filter((instruction) => instruction.getRange().start.line > begin);
  const user = last.findLast((instruction) => instruction.getKeyword() === 'USER');
  const properties = file.getENVs().flatMap((each) => each.getProperties());
  return {
    text,
    bases: froms.map((from) => from.getImage() ?? ''),
    user: user?.getArgumentsContent() ?? undefined,
    env: Object.fromEntries(properties.map((each) => [each.getName(), each.getValue() ?? ''])),
    copies: last.filter((each) => each instanceof Copy).map(toCopy),
    command: wordsAfter(/^CMD (\[.*\])$/m, text),
    health: wordsAfter(/^HEALTHCHECK .*\\\n\s*CMD (\[.*\])$/m, text),
  };
}

function toCopy(copy: Copy) {
  const [source = '', target = ''] = copy.getArguments().map((each) => each.getValue());
  return { from: copy.getFromFlag()?.getValue() ?? undefined, source, target };
}

function wordsAfter(pattern: RegExp, text: string): string[] {
  return parsed(pattern.exec(text)?.[1] ?? '[]');
}
