import { AnchorHTMLAttributes } from 'react';
import { Context } from 'react';
import type { FetchQueryOptions } from '@tanstack/react-query';
import { FunctionComponentElement } from 'react';
import { JSX } from 'react';
import { JSXElementConstructor } from 'react';
import { Link } from 'react-router';
import { LinkProps } from 'react-router';
import { LoaderFunctionArgs } from 'react-router';
import { Location as Location_2 } from 'react-router';
import { Navigate } from 'react-router';
import { NavLink } from 'react-router';
import { Outlet } from 'react-router';
import { ReactElement } from 'react';
import type { ReactNode } from 'react';
import { ReactPortal } from 'react';
import { redirect } from 'react-router';
import { RefAttributes } from 'react';
import { RouteObject } from 'react-router';
import { RouterContextProvider } from 'react-router';
import { useBlocker } from 'react-router';
import { useNavigate } from 'react-router';
import { useNavigation } from 'react-router';
import { useParams } from 'react-router';
import { useRouteError } from 'react-router';
import { useSearchParams } from 'react-router';
import * as z from 'zod/mini';

declare type Ask = (need: NeedQuery, params: LoaderFunctionArgs['params']) => readonly Promise<void>[];

/** The failures that the page has reported. */
export declare interface FailureNotes {
    /** The report of an error, the same object each time; undefined for an error that is not reported. */
    noted: (error: unknown) => NotedFailure | undefined;
    /** Calls the listener after each report. Returns the function that stops it. */
    listen: (listener: () => void) => () => void;
}

/** The shell's root provides it; without it nothing is reported. */
export declare const FailureNotesContext: Context<FailureNotes>;

/**
 * Prefetches the chunks of a page. Their stylesheets are fetched, and added when the page is opened: a
 * stylesheet with cascade layers makes the browser lay out the whole document again.
 * @param load calls `fetchChunk`, or an `import()` of an area, before it awaits anything
 */
export declare function fetchAhead<T>(load: () => T): T;

/**
 * Fetches a chunk of an area, or a stylesheet of one, as a file and checks its integrity, before the browser imports it
 * or applies it. A browser never imports a module again that failed once; a file can be fetched again. Rejects with a
 * GoneChunk when the site no longer has it.
 * @param href its URL; without a registered hash it is refused
 */
export declare function fetchChunk(href: string): Promise<void>;

/** Fetches the entry scripts of a registered release folder, each once. Rejects when one is not the released file. */
export declare function fetchParts(folder: string, files: readonly string[]): Promise<void>;

/**
 * Adds a stylesheet to the page, in the order of its area's stylesheets; resolves when it applies. A stylesheet
 * that is already there is not checked again.
 * @param limitMs it rejects after so many milliseconds; without it there is no limit
 */
export declare function fetchStyle(href: string, integrity?: string, limitMs?: number): Promise<void>;

/** The error for a chunk that the site no longer has. Only another release helps. */
export declare class GoneChunk extends Error {
}

export { Link }

export { LinkProps }

export { Navigate }

export { NavLink }

/** Fetches a query into the query cache. Never rejects in the browser. */
export declare type NeedQuery = <T>(query: FetchQueryOptions<T, Error, T>) => Promise<void>;

/** A failure that the page has reported. */
export declare interface NotedFailure {
    kind: string;
    /** The reference of its report, for the person to quote. */
    reference: string;
}

/** Describes a link to a page that does not exist in the current language. */
export declare type OtherLanguage = {
    /** The language of the linked page. */
    lang: string;
    /** 'in French'. */
    text: string;
};

/** The language of the page at an address, if it is not the current one; provided by the shell. */
export declare const OtherLanguageContext: Context<(href: string) => OtherLanguage | undefined>;

export { Outlet }

declare type PageArgs = Pick<LoaderFunctionArgs, 'context'> & Partial<Pick<LoaderFunctionArgs, 'params'>>;

/** The router's `getContext`, which gives its loaders the query cache. */
export declare function pageContext(queries: PageQueries): RouterContextProvider;

/**
 * Creates a route's loader from the queries of its page. The server waits for the answers and writes them into the
 * page; the browser starts the queries while it loads the page's code, and the page shows its own loading and error
 * states.
 * @param ask declares each query, with the parameters of the path; the page reads them with `useQuery`
 * @example export const loader = pageData((need) => [need(apiQuery(listPackages, {}))]);
 */
export declare function pageData(ask: Ask): ({ context, params }: PageArgs) => Promise<null>;

/** What a page's route may have as `handle`. */
export declare interface PageHandle {
    /**
     * A public page's JSON-LD for search engines. Only the server render calls it: behind `import.meta.env.SSR` it is left
     * out of browser bundles.
     * @example export const handle = import.meta.env.SSR ? { structuredData: homeData } : undefined;
     */
    structuredData?: (read: ReadAnswer, 
    /** The parameters of the path: of `/blog/:name` the name. */
    params: Readonly<Record<string, string | undefined>>) => readonly StructuredData[];
    /** The path to which the route redirects; the server renders that page early, before the browser redirects. */
    leadsTo?: string;
}

/** The head of a public page: title, description, canonical address, and the preview of links to it on other sites. */
export declare function PageHead({ title, description }: {
    title: string;
    description: string;
}): JSX.Element;

/** How the router's loaders reach the query cache. The shell provides it. */
export declare interface PageQueries {
    need: NeedQuery;
    /** Whether loaders wait for the answers: true on the server, which writes the answers into the page. */
    waits: boolean;
    /** Whether the signed-in person may enter a path; resolves once the session is known. Without it nobody is signed in. */
    mayEnter?: (pathname: string) => Promise<boolean>;
}

/** The document title of a signed-in page: page, area, firm. Public pages use PageHead. */
export declare function PageTitle({ text, area }: {
    text: string;
    area: string;
}): JSX.Element;

/**
 * @deprecated The name of `signedInPageData` in 5.0; areas that were built with it run on this shell.
 * @alias
 */
export declare const personalData: typeof signedInPageData;

/** Reads the answer to a query of the page's loader; undefined when there is none. */
export declare type ReadAnswer = <T>(query: FetchQueryOptions<T, Error, T>) => T | undefined;

export { redirect }

/**
 * The content of a release's `integrity.json`.
 * - `files`: the hash (SRI, 'sha256-…') of each script and stylesheet, by its path in the release.
 * - `entry`, of an area: the scripts that enter it, its federated entry first.
 * - `styles`, of an area: its stylesheets in the order in which a page must have them.
 * - `pages`, of an area: the further scripts and stylesheets of each page, by its path pattern as in the routes, the most
 * exact pattern first.
 * - `shared`: the versions of shared modules that a shell provides, or the ranges that an area accepts.
 */
declare type ReleaseIntegrity = z.infer<typeof releaseIntegritySchema>;

declare const releaseIntegritySchema: z.ZodMiniObject<{
    files: z.ZodMiniRecord<z.ZodMiniString<string>, z.ZodMiniString<string>>;
    entry: z.ZodMiniOptional<z.ZodMiniArray<z.ZodMiniString<string>>>;
    styles: z.ZodMiniOptional<z.ZodMiniArray<z.ZodMiniString<string>>>;
    pages: z.ZodMiniOptional<z.ZodMiniRecord<z.ZodMiniString<string>, z.ZodMiniArray<z.ZodMiniString<string>>>>;
    shared: z.ZodMiniRecord<z.ZodMiniString<string>, z.ZodMiniString<string>>;
}, z.core.$strip>;

export { RouteObject }

/**
 * A router's link that takes an anchor's attributes: the `LinkComponent` of the design system. One to a page in another
 * language has `hreflang`, by which the shell's stylesheet marks it.
 */
export declare function RouterLink({ href, ...anchor }: AnchorHTMLAttributes<HTMLAnchorElement> & {
    href: string;
}): FunctionComponentElement<LinkProps & RefAttributes<HTMLAnchorElement>>;

/**
 * The open section of an area, or `waiting` while another section loads. A navigation within a section shows no
 * `waiting`.
 */
export declare function SectionOutlet({ waiting }: {
    waiting: ReactNode;
}): string | number | bigint | boolean | JSX.Element | Iterable<ReactNode> | Promise<string | number | bigint | boolean | Iterable<ReactNode> | ReactElement<unknown, string | JSXElementConstructor<any>> | ReactPortal | null | undefined> | null | undefined;

/**
 * Creates the loader of a page of a signed-in area from its queries: the browser starts them once it knows who is signed
 * in, before the page renders, and none if they may not enter it. The page shows its own loading and error states.
 * @param ask declares each query; the page reads them with `useQuery`, and the loaded answers count as fresh
 */
export declare function signedInPageData(ask: Ask): ({ context, params, url }: PageArgs & Pick<LoaderFunctionArgs, 'url'>) => null;

/** A schema.org object without its `@context`, which the page adds. */
export declare type StructuredData = {
    '@type': string;
} & Record<string, unknown>;

/** The head of a page that search engines leave out. */
export declare function UnlistedHead({ title, description }: {
    title: string;
    description?: string;
}): JSX.Element;

export { useBlocker }

/** The address's search parameters for `useTableState` of the design system. Changing them does not scroll the page. */
export declare function useListSearch(): {
    search: URLSearchParams;
    onSearch: (next: URLSearchParams, { replace }: {
        replace: boolean;
    }) => void;
};

/** The router's `useLocation` with an `unknown` state: the browser's history may hold the state of an older release. */
export declare const useLocation: () => Location_2<unknown>;

export { useNavigate }

export { useNavigation }

/**
 * The report of an error that an error boundary shows.
 * @returns undefined during the first render, because the boundary reports the error after it, and for an error that
 * is not reported
 */
export declare function useNotedFailure(error: unknown): NotedFailure | undefined;

export { useParams }

export { useRouteError }

export { useSearchParams }

/**
 * Registers the integrity of an area's scripts and stylesheets, and the order of the latter. Must be called before the area
 * runs.
 * @param folder the address of the release's folder, with a slash at its end
 * @param files the hash of each file by its path in the folder
 * @param styles the stylesheets in the order in which they must stand in the page
 */
export declare function vouchFor(folder: string, { files, styles }: Pick<ReleaseIntegrity, 'files' | 'styles'>): void;

export { }
