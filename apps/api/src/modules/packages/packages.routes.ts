import {
  archivePackage,
  createPackage,
  discardPackageDraft,
  duplicatePackage,
  getContentPackage,
  getPackage,
  getPackageOrder,
  linkPackagePreview,
  listContentPackages,
  listPackages,
  listPackageVersions,
  previewPackages,
  publishPackage,
  restorePackageVersion,
  savePackageDraft,
  schedulePackage,
  unpublishPackage,
  updatePackageOrder,
  type ListMeta,
} from '@tassis/contracts';
import { moroccanMoment, PACKAGES_MAX } from '@tassis/domain';
import type { Dependencies } from '../../dependencies.ts';
import { HttpError } from '../../http/http-error.ts';
import { defineRoute, type Route } from '../../http/route.ts';
import { success, successPage } from '../../http/success.ts';
import { createOnce } from '../../idempotency/create-once.ts';
import { TOTAL_MAX } from '../../lists/page.ts';
import { readPackage } from './change-package.service.ts';
import { findContentPackages } from './content-package.repository.ts';
import { copyPackage, openPackage } from './create-package.service.ts';
import { movePackage } from './move-package.service.ts';
import { countOlderOrders } from './older-orders.repository.ts';
import {
  discardDraft,
  draftFromVersion,
  saveDraft,
  scheduleDraft,
} from './package-draft.service.ts';
import { findOrder } from './package-order.repository.ts';
import { changeOrder } from './package-order.service.ts';
import { linkPreview, readPreview } from './package-preview.service.ts';
import { findVersions } from './package-version.repository.ts';
import { findPublishedPackage, findPublishedPackages } from './package.repository.ts';
import { publishSeen } from './publish-package.service.ts';

export function packagesRoutes(deps: Dependencies): Route[] {
  const { db } = deps;
  return [
    defineRoute(listPackages, async ({ locale }) =>
      success(await findPublishedPackages(db, locale)),
    ),
    defineRoute(getPackage, async ({ params, locale }) => {
      const found = await findPublishedPackage(db, { code: params.code, locale });
      if (found === null) throw new HttpError('not_found');
      return success(found);
    }),
    defineRoute(previewPackages, async ({ params: { token }, locale }) =>
      success(await readPreview(deps, { token, locale })),
    ),
    defineRoute(listContentPackages, async ({ query }) => {
      const { rows, counted } = await findContentPackages(db, query);
      return successPage(rows, onePage(counted));
    }),
    defineRoute(getContentPackage, async ({ params: { id } }) => {
      const found = await readPackage(db, id);
      return success({ ...found, older_orders: await countOlderOrders(db, id) });
    }),
    defineRoute(listPackageVersions, async ({ params }) =>
      success(await findVersions(db, await readPackage(db, params.id))),
    ),
    defineRoute(createPackage, ({ actor, body, headers }) =>
      createOnce(deps, { contract: createPackage, input: { body }, headers, actor }, (tx, now) =>
        openPackage(tx, { form: body, actorId: actor.userId, action: 'createPackage', now }),
      ),
    ),
    defineRoute(duplicatePackage, ({ actor, params, headers }) => {
      const creation = { contract: duplicatePackage, input: { params }, headers, actor };
      const copy = { packageId: params.id, actorId: actor.userId, action: duplicatePackage.name };
      return createOnce(deps, creation, (tx, now) => copyPackage(tx, { ...copy, now }));
    }),
    defineRoute(savePackageDraft, async ({ actor, params, body, version }) => {
      const command = { actorId: actor.userId, packageId: params.id, version };
      return success(await saveDraft(deps, command, body));
    }),
    defineRoute(restorePackageVersion, async ({ actor, params, version }) => {
      const command = { actorId: actor.userId, packageId: params.id, version };
      return success(await draftFromVersion(deps, command, params.version));
    }),
    defineRoute(discardPackageDraft, async ({ actor, params, version }) => {
      const command = { actorId: actor.userId, packageId: params.id, version };
      return success(await discardDraft(deps, command));
    }),
    defineRoute(schedulePackage, async ({ actor, params, body: { publish_at: at }, version }) => {
      const command = { actorId: actor.userId, packageId: params.id, version };
      return success(await scheduleDraft(deps, command, at === null ? null : moroccanMoment(at)));
    }),
    defineRoute(publishPackage, async ({ actor, params, version }) => {
      const seen = { actorId: actor.userId, packageId: params.id, version };
      return success(await publishSeen(deps, seen));
    }),
    defineRoute(unpublishPackage, async ({ actor, params }) => {
      const command = { actorId: actor.userId, packageId: params.id, action: 'unpublishPackage' };
      return success(await movePackage(deps, { ...command, to: 'draft' }));
    }),
    defineRoute(archivePackage, async ({ actor, params }) => {
      const command = { actorId: actor.userId, packageId: params.id, action: 'archivePackage' };
      return success(await movePackage(deps, { ...command, to: 'archived' }));
    }),
    defineRoute(linkPackagePreview, async ({ params: { id } }) =>
      success(await linkPreview(deps, id)),
    ),
    defineRoute(getPackageOrder, async () => success(await findOrder(db))),
    defineRoute(updatePackageOrder, async ({ actor, body: { ids }, version }) =>
      success(await changeOrder(deps, { ids, version, actorId: actor.userId })),
    ),
  ];
}

/** All packages are on one page. */
function onePage(counted: number): ListMeta {
  return {
    page: 1,
    per_page: PACKAGES_MAX,
    total: Math.min(counted, TOTAL_MAX),
    total_capped: counted > TOTAL_MAX,
    next_cursor: null,
    prev_cursor: null,
  };
}
