/**
 * The exports of `react-router` that areas may use; areas import them from here, so that the page has one router. The
 * list is part of the platform's semver: an addition is a minor version, a removal a major one.
 */
export {
  Link,
  NavLink,
  Navigate,
  Outlet,
  redirect,
  useBlocker,
  useNavigate,
  useNavigation,
  useParams,
  useRouteError,
  useSearchParams,
} from 'react-router';
export type { LinkProps, RouteObject } from 'react-router';
export { useLocation } from './use-location.ts';
export { useListSearch } from './list/use-list-search.ts';
export { OtherLanguageContext, RouterLink } from './router-link.ts';
export type { OtherLanguage } from './router-link.ts';
export { FailureNotesContext, useNotedFailure } from './page/failure-notes.ts';
export type { FailureNotes, NotedFailure } from './page/failure-notes.ts';
export { pageContext, pageData, personalData, signedInPageData } from './page/page-data.ts';
export type { NeedQuery, PageQueries } from './page/page-data.ts';
export { PageHead } from './page/page-head.tsx';
export type { PageHandle, ReadAnswer, StructuredData } from './page/structured-data.ts';
export { PageTitle } from './page/page-title.tsx';
export { SectionOutlet } from './page/section-outlet.tsx';
export { UnlistedHead } from './page/unlisted-head.tsx';
export {
  fetchAhead,
  fetchChunk,
  fetchParts,
  fetchStyle,
  GoneChunk,
  vouchFor,
} from './fetch-script.ts';
