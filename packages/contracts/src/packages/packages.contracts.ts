import { archivePackage } from './archive-package.ts';
import { createPackage } from './create-package.ts';
import { duplicatePackage } from './duplicate-package.ts';
import { getContentPackage } from './get-content-package.ts';
import { getPackage } from './get-package.ts';
import { getPackageOrder } from './get-package-order.ts';
import { listContentPackages } from './list-content-packages.ts';
import { listPackages } from './list-packages.ts';
import { listPackageVersions } from './list-package-versions.ts';
import { publishPackage } from './publish-package.ts';
import { restorePackageVersion } from './restore-package-version.ts';
import { unpublishPackage } from './unpublish-package.ts';
import { updatePackage } from './update-package.ts';
import { updatePackageOrder } from './update-package-order.ts';

export const packagesContracts = [
  archivePackage,
  createPackage,
  duplicatePackage,
  getContentPackage,
  getPackage,
  getPackageOrder,
  listContentPackages,
  listPackages,
  listPackageVersions,
  publishPackage,
  restorePackageVersion,
  unpublishPackage,
  updatePackage,
  updatePackageOrder,
] as const;
