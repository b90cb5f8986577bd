import type { Dependencies } from '../../dependencies.ts';
import type { Route } from '../../http/route.ts';
import { archivePackageRoute } from './archive-package.route.ts';
import { createPackageRoute } from './create-package.route.ts';
import { discardPackageDraftRoute } from './discard-package-draft.route.ts';
import { duplicatePackageRoute } from './duplicate-package.route.ts';
import { getContentPackageRoute } from './get-content-package.route.ts';
import { getPackageRoute } from './get-package.route.ts';
import { getPackageOrderRoute } from './get-package-order.route.ts';
import { linkPackagePreviewRoute } from './link-package-preview.route.ts';
import { listContentPackagesRoute } from './list-content-packages.route.ts';
import { listPackagesRoute } from './list-packages.route.ts';
import { listPackageVersionsRoute } from './list-package-versions.route.ts';
import { previewPackagesRoute } from './preview-packages.route.ts';
import { publishPackageRoute } from './publish-package.route.ts';
import { restorePackageVersionRoute } from './restore-package-version.route.ts';
import { savePackageDraftRoute } from './save-package-draft.route.ts';
import { schedulePackageRoute } from './schedule-package.route.ts';
import { unpublishPackageRoute } from './unpublish-package.route.ts';
import { updatePackageOrderRoute } from './update-package-order.route.ts';

export function packagesRoutes(deps: Dependencies): Route[] {
  return [
    archivePackageRoute(deps),
    createPackageRoute(deps),
    discardPackageDraftRoute(deps),
    duplicatePackageRoute(deps),
    getContentPackageRoute(deps),
    getPackageRoute(deps),
    getPackageOrderRoute(deps),
    linkPackagePreviewRoute(deps),
    listContentPackagesRoute(deps),
    listPackagesRoute(deps),
    listPackageVersionsRoute(deps),
    previewPackagesRoute(deps),
    publishPackageRoute(deps),
    restorePackageVersionRoute(deps),
    savePackageDraftRoute(deps),
    schedulePackageRoute(deps),
    unpublishPackageRoute(deps),
    updatePackageOrderRoute(deps),
  ];
}
