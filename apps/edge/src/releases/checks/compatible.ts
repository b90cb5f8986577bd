import { isCompatible, PLATFORM_API } from '@tassis/platform/release';
import { isArea, type Descriptor } from '../descriptor.ts';
import { ReleaseRefusal } from '../refusal.ts';

/** An area must be able to run on the platform that the shell provides. */
export async function compatible(_folder: string, descriptor: Descriptor): Promise<void> {
  if (!isArea(descriptor) || isCompatible(descriptor)) return;
  const { id, requires } = descriptor;
  throw new ReleaseRefusal(
    `This release of ${id} needs the platform API ${requires.platformApi}; the platform is at ${PLATFORM_API}.`,
    `Release the area from a tree that fits, or choose another version: pnpm release:list ${id}`,
  );
}
