import type { Dependencies } from '../../dependencies.ts';
import type { Route } from '../../http/route.ts';
import { archivePackageRoute } from './archive-package.route.ts';
import { createPackageRoute } from './create-package.route.ts';
import { duplicatePackageRoute } from './duplicate-package.route.ts';
import { getContentPackageRoute } from './get-content-package.route.ts';
import { getPackageRoute } from './get-package.route.ts';
import { getPackageOrderRoute } from './get-package-order.route.ts';
import { listContentPackagesRoute } from './list-content-packages.route.ts';
import { listPackagesRoute } from './list-packages.route.ts';
import { listPackageVersionsRoute } from './list-package-versions.route.ts';
import { publishPackageRoute } from './publish-package.route.ts';
import { restorePackageVersionRoute } from './restore-package-version.route.ts';
import { unpublishPackageRoute } from './unpublish-package.route.ts';
import { updatePackageRoute } from './update-package.route.ts';
import { updatePackageOrderRoute } from './update-package-order.route.ts';

export function packagesRoutes(deps: Dependencies): Route[] {
  return [
    archivePackageRoute(deps),
    createPackageRoute(deps),
    duplicatePackageRoute(deps),
    getContentPackageRoute(deps),
    getPackageRoute(deps),
    getPackageOrderRoute(deps),
    listContentPackagesRoute(deps),
    listPackagesRoute(deps),
    listPackageVersionsRoute(deps),
    publishPackageRoute(deps),
    restorePackageVersionRoute(deps),
    unpublishPackageRoute(deps),
    updatePackageRoute(deps),
    updatePackageOrderRoute(deps),
  ];
}
