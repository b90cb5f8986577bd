import type { ContentPackage, PackageForm } from '@tassis/contracts';
import { copyCode } from '@tassis/domain';
import { writeAudit } from '../../audit/write-audit.ts';
import type { Executor } from '../../database/client.ts';
import { lockContent } from '../content/content-version.repository.ts';
import { readPackage, withoutDraft } from './change-package.service.ts';
import { findCodeOwner, insertPackage } from './content-package.repository.ts';
import { assertCodeFree, placeAtEnd } from './package-rules.ts';
import { keepVersion } from './package-version.repository.ts';
import { toColumns, toContent } from './package-wire.ts';

type Creation = { form: PackageForm; actorId: string; action: string; now: Date };

/** Creates a package as an unpublished draft at the end of the order, with its first version. */
export async function openPackage(tx: Executor, creation: Creation): Promise<ContentPackage> {
  await lockContent(tx);
  await assertCodeFree(tx, creation.form.code);
  return insertDraft(tx, creation);
}

type Copy = Omit<Creation, 'form'> & { packageId: string };

/** Copies a package with its draft, under the first free code of a copy. */
export async function copyPackage(tx: Executor, { packageId, ...copy }: Copy) {
  await lockContent(tx);
  const source = await readPackage(tx, packageId);
  let count = 1;
  while ((await findCodeOwner(tx, copyCode(source.code, count))) !== null) count += 1;
  return insertDraft(tx, {
    ...copy,
    form: { ...source.draft, code: copyCode(source.code, count) },
  });
}

async function insertDraft(tx: Executor, { form, actorId, action, now }: Creation) {
  const position = await placeAtEnd(tx);
  const moments = { createdAt: now, updatedAt: now };
  const id = await insertPackage(tx, { ...toColumns(toContent(form)), position, ...moments });
  const made = await readPackage(tx, id);
  await keepVersion(tx, { package: made, authorId: actorId, now });
  const subject = { subject: 'package', subjectId: id };
  await writeAudit(tx, { actorId, action, ...subject, after: withoutDraft(made), now });
  return made;
}
