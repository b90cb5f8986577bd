import { createPackage, type PackageForm } from '@tassis/contracts';
import { formatMoney } from '@tassis/messages';
import { array } from 'zod/mini';
import { specifiedPackages } from '../seed/specified-packages.ts';
import type { Dependencies } from '../dependencies.ts';
import { findCodeOwner } from '../modules/packages/content-package.repository.ts';
import { openPackage } from '../modules/packages/create-package.service.ts';
import { publishSeen } from '../modules/packages/publish-package.service.ts';
import { readBody } from './refuse.ts';

type Deps = Pick<Dependencies, 'db' | 'clock'>;

const Forms = array(createPackage.request.body);

/** The packages that the specification names, as `POST /content/packages` takes them. */
export const specifiedForms: PackageForm[] = specifiedPackages.map(
  ({ status: _status, position: _position, ...form }) => form,
);

/**
 * The packages whose codes are free: existing packages are not changed.
 * @param given a list of packages; refused as the HTTP call refuses each
 */
export async function packagesToPublish(
  { db }: Pick<Deps, 'db'>,
  given: unknown,
): Promise<PackageForm[]> {
  const forms = readBody(Forms, given);
  const owners = await Promise.all(forms.map(({ code }) => findCodeOwner(db, code)));
  return forms.filter((_form, index) => owners[index] === null);
}

/** Makes each package and publishes it, as a content administrator does with two calls. */
export async function publishPackages(
  { db, clock }: Deps,
  { forms, actorId }: { forms: readonly PackageForm[]; actorId: string },
): Promise<void> {
  for (const form of forms) {
    const opening = { form, actorId, action: 'createPackage', now: clock() };
    const { id } = await db.transaction((tx) => openPackage(tx, opening));
    await publishSeen({ db, clock }, { actorId, packageId: id, version: 0 });
  }
}

/** The prices and promises of the packages, shown before the question whether to publish them. */
export function describePackage(form: PackageForm): string {
  const lines = [...form.features, ...form.included_services].map((line) => `    ${line}`);
  const price = formatMoney('fr', form.price + form.company_creation_price);
  return [`  ${form.code}: ${form.name}, ${price} without VAT`, ...lines].join('\n');
}
