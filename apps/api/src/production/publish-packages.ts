import { createPackage, type PackageForm } from '@tassis/contracts';
import { formatMoney } from '@tassis/messages';
import { specifiedPackages } from '../database/seed/specified-packages.ts';
import type { Dependencies } from '../dependencies.ts';
import { changePackage } from '../modules/packages/change-package.service.ts';
import { findCodeOwner } from '../modules/packages/content-package.repository.ts';
import { openPackage } from '../modules/packages/create-package.service.ts';
import { moveChanges } from '../modules/packages/package-rules.ts';
import { readBody } from './refuse.ts';

type Deps = Pick<Dependencies, 'db' | 'clock'>;

/** The specification's packages whose codes nobody has used yet: what is there stays as it is. */
export async function packagesToPublish({ db }: Pick<Deps, 'db'>): Promise<PackageForm[]> {
  const missing: PackageForm[] = [];
  for (const { status: _status, position: _position, ...form } of specifiedPackages) {
    const owner = await findCodeOwner(db, form.code);
    if (owner === null) missing.push(readBody(createPackage.request.body, form));
  }
  return missing;
}

/** Makes each package and publishes it, as a content administrator does with two calls. */
export async function publishPackages(
  { db, clock }: Deps,
  { forms, actorId }: { forms: readonly PackageForm[]; actorId: string },
): Promise<void> {
  for (const form of forms) {
    const opening = { form, actorId, action: 'createPackage', now: clock() };
    const { id } = await db.transaction((tx) => openPackage(tx, opening));
    const intent = { actorId, packageId: id, action: 'publishPackage' };
    await changePackage({ db, clock }, intent, (tx, before) =>
      moveChanges(tx, before, 'published'),
    );
  }
}

/** What the site will promise, for whoever is asked whether it may. */
export function describePackage(form: PackageForm): string {
  const lines = [...form.features, ...form.included_services].map((line) => `    ${line}`);
  const price = formatMoney('fr', form.price + form.company_creation_price);
  return [`  ${form.code}: ${form.name}, ${price} without VAT`, ...lines].join('\n');
}
