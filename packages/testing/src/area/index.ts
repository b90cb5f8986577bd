export { changeStream } from './change-stream.ts';
export { FakeApi, fieldRefusal, refusal, staleRefusal } from './fake-api.ts';
export type { SeenCall } from './fake-api.ts';
export { renderArea } from './render-area.tsx';
export { stubDialogs } from './stub-dialogs.ts';
export type { AreaSetting } from './area-element.tsx';
