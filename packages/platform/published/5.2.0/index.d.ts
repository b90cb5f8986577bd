import type { RouteObject } from 'react-router';

/** What an area's remote entry (`src/area.tsx`) exports as `area`. */
export declare interface Area {
    readonly $$type: typeof brand;
    /** The area's id, equal to `id` in its `area.json`. */
    readonly id: string;
    /** The `AREA_CONTRACT` that the area was built against. */
    readonly contract: number;
    /** Absolute routes; every path lies under one of the area's mounts. */
    readonly routes: RouteObject[];
}

/** Version of the contract between the shell and the areas; a breaking change raises it. */
export declare const AREA_CONTRACT = 1;

declare const brand = "tassis.area";

/**
 * Declares an area.
 * @example export const area = defineArea({ id: 'ordering', routes: [{ path: '/negative-certificate', Component }] });
 */
export declare function defineArea(definition: {
    id: string;
    routes: RouteObject[];
}): Area;

/** True when a loaded module's export is an area that this shell can mount. */
export declare function isArea(value: unknown): value is Area;

/** The document title of a page. @example pageTitle('Connexion') // 'Connexion · Tassis' */
export declare function pageTitle(page: string): string;

/** Addresses of links between areas, each written once. Links inside an area use the area's own routes. */
export declare const paths: {
    readonly home: '/';
    readonly login: '/login';
    readonly register: '/register';
    readonly forgotPassword: '/forgot-password';
    readonly resetPassword: '/reset-password';
    readonly verifyEmail: '/verify-email';
    readonly invitation: '/invitation';
    readonly unsubscribe: '/unsubscribe';
    readonly cancelAppointment: '/cancel-appointment';
    readonly account: '/account';
    readonly secondFactor: '/account#double-authentification';
    readonly services: '/services';
    readonly service: (slug: string) => string;
    readonly offlineService: (slug: string) => string;
    readonly packages: '/forfaits';
    readonly about: '/about';
    readonly contact: '/contact';
    readonly team: '/team';
    readonly careers: '/careers';
    readonly testimonials: '/testimonials';
    readonly blog: '/blog';
    readonly article: (name: string) => string;
    readonly legal: '/legal';
    readonly privacy: '/privacy';
    readonly terms: '/terms';
    readonly cookies: '/cookies';
    readonly companyCreation: '/company-creation';
    readonly domiciliation: '/domiciliation';
    readonly negativeCertificate: '/negative-certificate';
    readonly clientDashboard: '/client-dashboard';
    readonly clientProfile: '/client-dashboard/profile';
    readonly clientSettings: '/client-dashboard/settings';
    readonly clientOrders: '/client-dashboard/orders';
    readonly clientNotifications: '/client-dashboard/notification';
    readonly orderConfirmation: (orderId: string) => string;
    readonly clientWarnings: '/client-dashboard/domiciliation-warnings';
    readonly partnerDashboard: '/partner-dashboard';
    readonly partnerNotifications: '/partner-dashboard/notification';
    readonly myClients: '/my-clients';
    readonly partnerClient: (clientId: string) => string;
    readonly pendingRequests: '/pending-requests';
    readonly pendingRequest: (requestId: string) => string;
    readonly adminDashboard: '/admin-dashboard';
    readonly adminOrders: '/admin-dashboard/orders';
    readonly adminOrder: (orderId: string) => string;
    readonly manageUsers: '/manage-users';
    readonly validateAccountants: '/validate-accountants';
    readonly systemSettings: '/system-settings';
    readonly contentDashboard: '/dashboard';
};

/** Sets the site's name, if the firm has chosen one. The shell calls it before the first render. */
export declare function provideSiteName(firmName: string | undefined): void;

/** Sets the site's public origin. The shell calls it once. */
export declare function provideSiteOrigin(url: string): void;

/** The absolute address of a page. @param pathname as in `paths`, '/' for the home page */
export declare function siteAddress(pathname: string): string;

/** The site's name, for the header, the titles and the footer. */
export declare function siteName(): string;

export { }
