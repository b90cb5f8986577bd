export { DashboardFrame } from './frame/dashboard-frame.tsx';
export type { DashboardFrameProps, DashboardMenuEntry } from './frame/dashboard-frame.tsx';
export { dashboardRoute } from './frame/dashboard-route.tsx';
export type { DashboardDefinition } from './frame/dashboard-route.tsx';
export { SectionError } from './frame/section-error.tsx';
export { DashboardSection } from './section/dashboard-section.tsx';
export { EmptyPlace } from './section/empty-place.tsx';
export { QueryView } from './section/query-view.tsx';
export type { QueryState } from './section/query-view.tsx';
