export { areaDescriptorSchema, shellDescriptorSchema } from './area-descriptor.ts';
export type { AreaDescriptor } from './area-descriptor.ts';
export { areaForPath, mountForPath } from './area-for-path.ts';
export { foldPath } from './fold-path.ts';
export { LANGUAGES } from './languages.ts';
export type { Language } from './languages.ts';
export { isCompatible, PLATFORM_API } from './compatibility.ts';
export {
  getRemoteEntryPath,
  parseAreaList,
  parseReleaseManifest,
  releaseFiles,
  retryAddress,
  withoutRetry,
} from './release-manifest.ts';
export {
  filesOfPage,
  misfitsOf,
  parseReleaseIntegrity,
  patternOfPage,
} from './release-integrity.ts';
export type { ReleaseIntegrity } from './release-integrity.ts';
export { releaseStatusSchema } from './release-status.ts';
export type {
  AppStatus,
  ReleaseHealth,
  ReleaseOrigin,
  ReleaseSizes,
  ReleaseStatus,
} from './release-status.ts';
export { pageOfPicture, socialPicture, SOCIAL_PICTURE_SIZE } from './social-picture.ts';
export type { DroppedArea, ReleasedArea, ReleaseManifest } from './release-manifest.ts';
