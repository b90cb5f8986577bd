import { readFile } from 'node:fs/promises';
import path from 'node:path';
import {
  areaDescriptorSchema,
  shellDescriptorSchema,
  type AreaDescriptor,
} from '@tassis/platform/release';
import * as z from 'zod/mini';
import { isMissing } from './files.ts';
import { ReleaseRefusal } from './refusal.ts';

/** What the shell's `shell.json` says, under the shell's id. */
type ShellDescriptor = z.infer<typeof shellDescriptorSchema> & { id: 'shell' };

/** What `area.json` or `shell.json` says of an app. */
export type Descriptor = AreaDescriptor | ShellDescriptor;

/** The descriptor's file, in an app's folder and in each of its releases. */
export const descriptorFiles = ['area.json', 'shell.json'] as const;

/** Whether an app is an area, as opposed to the shell. */
export function isArea(descriptor: Descriptor): descriptor is AreaDescriptor {
  return 'prerender' in descriptor;
}

/** Reads the descriptor that lies in a folder; refuses a folder without a valid one. */
export async function readDescriptor(folder: string): Promise<Descriptor> {
  const area = await readIfThere(path.join(folder, 'area.json'));
  if (area !== undefined) return parsed(areaDescriptorSchema, area, folder);
  const shell = await readIfThere(path.join(folder, 'shell.json'));
  if (shell !== undefined) return { id: 'shell', ...parsed(shellDescriptorSchema, shell, folder) };
  throw new ReleaseRefusal(
    `There is no area.json in ${folder}.`,
    'Name an area or the shell; a release from before these files cannot be put back.',
  );
}

async function readIfThere(file: string): Promise<string | undefined> {
  return readFile(file, 'utf8').catch((error: unknown) => {
    if (isMissing(error)) return undefined;
    throw error;
  });
}

function parsed<T>(schema: z.ZodMiniType<T>, text: string, folder: string): T {
  const result = z.safeParse(schema, parseJson(text));
  if (result.success) return result.data;
  throw new ReleaseRefusal(
    `The descriptor in ${folder} breaks the contract: ${z.prettifyError(result.error)}`,
    'Correct it as packages/platform/src/release/area-descriptor.ts says.',
  );
}

/** Undefined when the text is not JSON: the schema then refuses it as a descriptor. */
function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
