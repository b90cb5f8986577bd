import { archivePackage } from './archive-package.ts';
import { createPackage } from './create-package.ts';
import { discardPackageDraft } from './discard-package-draft.ts';
import { duplicatePackage } from './duplicate-package.ts';
import { getContentPackage } from './get-content-package.ts';
import { getPackage } from './get-package.ts';
import { getPackageOrder } from './get-package-order.ts';
import { linkPackagePreview } from './link-package-preview.ts';
import { listContentPackages } from './list-content-packages.ts';
import { listPackages } from './list-packages.ts';
import { listPackageVersions } from './list-package-versions.ts';
import { previewPackages } from './preview-packages.ts';
import { publishPackage } from './publish-package.ts';
import { restorePackageVersion } from './restore-package-version.ts';
import { savePackageDraft } from './save-package-draft.ts';
import { schedulePackage } from './schedule-package.ts';
import { unpublishPackage } from './unpublish-package.ts';
import { updatePackageOrder } from './update-package-order.ts';

export const packagesContracts = [
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
] as const;
