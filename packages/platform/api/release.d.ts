import * as z from 'zod/mini';

/** The status of one app. */
export declare type AppStatus = z.infer<typeof appStatus>;

/** A live or canary release, and its counts since it went live. */
declare const appStatus: z.ZodMiniObject<{
    commit: z.ZodMiniOptional<z.ZodMiniString<string>>;
    branch: z.ZodMiniOptional<z.ZodMiniString<string>>;
    author: z.ZodMiniOptional<z.ZodMiniString<string>>;
    ci: z.ZodMiniOptional<z.ZodMiniString<string>>;
    dirty: z.ZodMiniOptional<z.ZodMiniBoolean<boolean>>;
    id: z.ZodMiniString<string>;
    version: z.ZodMiniString<string>;
    enabled: z.ZodMiniBoolean<boolean>;
    since: z.ZodMiniOptional<z.ZodMiniString<string>>;
    by: z.ZodMiniOptional<z.ZodMiniString<string>>;
    served: z.ZodMiniOptional<z.ZodMiniString<string>>;
    fallback: z.ZodMiniOptional<z.ZodMiniString<string>>;
    platformApi: z.ZodMiniOptional<z.ZodMiniString<string>>;
    shared: z.ZodMiniRecord<z.ZodMiniString<string>, z.ZodMiniString<string>>;
    sizes: z.ZodMiniOptional<z.ZodMiniObject<{
        entry: z.ZodMiniNumber<number>;
        firstPage: z.ZodMiniOptional<z.ZodMiniNumber<number>>;
        whole: z.ZodMiniNumber<number>;
    }, z.core.$strip>>;
    health: z.ZodMiniObject<{
        views: z.ZodMiniNumber<number>;
        failures: z.ZodMiniRecord<z.ZodMiniString<string>, z.ZodMiniNumber<number>>;
        fallbacks: z.ZodMiniNumber<number>;
        isFailing: z.ZodMiniBoolean<boolean>;
    }, z.core.$strip>;
    errors: z.ZodMiniArray<z.ZodMiniObject<{
        kind: z.ZodMiniString<string>;
        message: z.ZodMiniString<string>;
        stack: z.ZodMiniString<string>;
        times: z.ZodMiniNumber<number>;
    }, z.core.$strip>>;
    canary: z.ZodMiniOptional<z.ZodMiniObject<{
        commit: z.ZodMiniOptional<z.ZodMiniString<string>>;
        branch: z.ZodMiniOptional<z.ZodMiniString<string>>;
        author: z.ZodMiniOptional<z.ZodMiniString<string>>;
        ci: z.ZodMiniOptional<z.ZodMiniString<string>>;
        dirty: z.ZodMiniOptional<z.ZodMiniBoolean<boolean>>;
        version: z.ZodMiniString<string>;
        percent: z.ZodMiniNumber<number>;
        since: z.ZodMiniString<string>;
        health: z.ZodMiniObject<{
            views: z.ZodMiniNumber<number>;
            failures: z.ZodMiniRecord<z.ZodMiniString<string>, z.ZodMiniNumber<number>>;
            fallbacks: z.ZodMiniNumber<number>;
            isFailing: z.ZodMiniBoolean<boolean>;
        }, z.core.$strip>;
    }, z.core.$strip>>;
    versions: z.ZodMiniArray<z.ZodMiniObject<{
        version: z.ZodMiniString<string>;
        releasedAt: z.ZodMiniOptional<z.ZodMiniString<string>>;
        bad: z.ZodMiniOptional<z.ZodMiniString<string>>;
    }, z.core.$strip>>;
}, z.core.$strip>;

/** The parsed content of an `area.json`. */
export declare type AreaDescriptor = z.infer<typeof areaDescriptorSchema>;

/**
 * `area.json`: the facts of an area that shell, edge and checks read without running its code. A mount is an exact path, or,
 * with a trailing `/*`, a path prefix.
 */
export declare const areaDescriptorSchema: z.ZodMiniObject<{
    $schema: z.ZodMiniOptional<z.ZodMiniString<string>>;
    id: z.ZodMiniString<string>;
    title: z.ZodMiniString<string>;
    mounts: z.ZodMiniArray<z.ZodMiniString<string>>;
    roles: z.ZodMiniArray<z.ZodMiniEnum<{
        admin: "admin";
        client: "client";
        content_admin: "content_admin";
        partner: "partner";
    }>>;
    languages: z.ZodMiniOptional<z.ZodMiniArray<z.ZodMiniEnum<{
        en: "en";
        fr: "fr";
    }>>>;
    prerender: z.ZodMiniArray<z.ZodMiniString<string>>;
    liveQueries: z.ZodMiniOptional<z.ZodMiniArray<z.ZodMiniString<string>>>;
    aliases: z.ZodMiniOptional<z.ZodMiniRecord<z.ZodMiniString<string>, z.ZodMiniString<string>>>;
    notFound: z.ZodMiniOptional<z.ZodMiniRecord<z.ZodMiniString<string>, z.ZodMiniString<string>>>;
    lastModified: z.ZodMiniOptional<z.ZodMiniRecord<z.ZodMiniString<string>, z.ZodMiniISODate>>;
    requires: z.ZodMiniObject<{
        platformApi: z.ZodMiniString<string>;
    }, z.core.$strict>;
    timeoutMs: z.ZodMiniNumber<number>;
    classLetter: z.ZodMiniOptional<z.ZodMiniString<string>>;
}, z.core.$strict>;

/** The area that a path belongs to, if any. The most specific mount wins. */
export declare function areaForPath<A extends Pick<ReleasedArea, 'mounts'>>(areas: readonly A[], pathname: string): A | undefined;

/** An area whose manifest entry is invalid. Its paths show an error; the other areas work. */
export declare type DroppedArea = z.infer<typeof droppedAreaSchema>;

declare const droppedAreaSchema: z.ZodMiniObject<{
    id: z.ZodMiniString<string>;
    mounts: z.ZodMiniArray<z.ZodMiniString<string>>;
}, z.core.$strip>;

declare const envelopeSchema: z.ZodMiniObject<{
    schema: z.ZodMiniLiteral<1>;
    release: z.ZodMiniString<string>;
    platformApi: z.ZodMiniString<string>;
    shell: z.ZodMiniObject<{
        version: z.ZodMiniString<string>;
        mounts: z.ZodMiniArray<z.ZodMiniString<string>>;
    }, z.core.$strip>;
    areas: z.ZodMiniArray<z.ZodMiniUnknown>;
    dropped: z.ZodMiniOptional<z.ZodMiniArray<z.ZodMiniObject<{
        id: z.ZodMiniString<string>;
        mounts: z.ZodMiniArray<z.ZodMiniString<string>>;
    }, z.core.$strip>>>;
    guardedAreas: z.ZodMiniOptional<z.ZodMiniString<string>>;
    areasIntegrity: z.ZodMiniOptional<z.ZodMiniString<string>>;
}, z.core.$strip>;

/** The files that the page at a path needs besides those that enter its area. */
export declare function filesOfPage(integrity: Pick<ReleaseIntegrity, 'pages'>, pathname: string): string[];

/**
 * Normalizes a path for comparison: decoded, without accents, in lower case, with hyphens between words and without
 * a trailing slash. `/services/Formation%20&%20Stage` becomes `/services/formation-stage`.
 * @returns undefined when the path cannot be decoded
 */
export declare function foldPath(pathname: string): string | undefined;

/** The path of an area version's remote entry. */
export declare function getRemoteEntryPath(id: string, version: string): string;

declare const health: z.ZodMiniObject<{
    views: z.ZodMiniNumber<number>;
    failures: z.ZodMiniRecord<z.ZodMiniString<string>, z.ZodMiniNumber<number>>;
    fallbacks: z.ZodMiniNumber<number>;
    isFailing: z.ZodMiniBoolean<boolean>;
}, z.core.$strip>;

/**
 * Whether an area may run on a shell that provides this platform API. Module federation only warns about a mismatch,
 * so the shell and the release store check first. A malformed version or range is incompatible.
 */
export declare function isCompatible(area: Pick<ReleasedArea, 'requires'>, platformApi: string): boolean;

/** A language of the site. */
export declare type Language = (typeof LANGUAGES)[number];

/** Languages of the site. French comes first: every page has it. */
export declare const LANGUAGES: readonly ['fr', 'en'];

/**
 * Returns the shared modules that the shell does not provide in a version that the area accepts, each with its
 * accepted range. A malformed version or range matches nothing.
 * @param accepted ranges by module, as the area's `integrity.json` states them
 * @param provided the version in which the shell provides a module; undefined when it does not
 */
export declare function misfitsOf(accepted: Readonly<Record<string, string>>, provided: (name: string) => string | undefined): [name: string, range: string][];

/** The same with the mount that matched. */
export declare function mountForPath<A extends Pick<ReleasedArea, 'mounts'>>(areas: readonly A[], pathname: string): {
    area: A;
    mount: string;
} | undefined;

/** The origin of a release; unknown properties are absent. */
declare const origin_2: {
    commit: z.ZodMiniOptional<z.ZodMiniString<string>>;
    branch: z.ZodMiniOptional<z.ZodMiniString<string>>;
    /** Who made the commit. */
    author: z.ZodMiniOptional<z.ZodMiniString<string>>;
    /** The address of the CI run that built it. */
    ci: z.ZodMiniOptional<z.ZodMiniString<string>>;
    /** Whether the working tree had uncommitted changes. */
    dirty: z.ZodMiniOptional<z.ZodMiniBoolean<boolean>>;
};

/** The path of the page that a picture's address belongs to; undefined for other addresses. */
export declare function pageOfPicture(address: string): string | undefined;

/** Parses the list of all areas, of which a page contains some. Throws a ZodError. */
export declare function parseAreaList(json: unknown): ReleasedArea[];

/** Parses `integrity.json`. Throws a ZodError. */
export declare function parseReleaseIntegrity(json: unknown): ReleaseIntegrity;

/**
 * Parses a release manifest. Throws a ZodError when the envelope is invalid. Each area is parsed on its own, so that
 * an invalid entry drops only its area.
 * @returns the manifest with its `dropped` areas, and why each one was dropped here
 */
export declare function parseReleaseManifest(json: unknown): {
    manifest: ReleaseManifest;
    reasons: string[];
};

/** The path pattern of the page at a path; undefined when the area has no such page, or its release does not state its pages. */
export declare function patternOfPage({ pages }: Pick<ReleaseIntegrity, 'pages'>, pathname: string): string | undefined;

/** The version of the public API of `@tassis/platform`, which areas require a range of. `pnpm packages:version` writes it. */
export declare const PLATFORM_API: string;

declare const releaseAreaSchema: z.ZodMiniObject<{
    id: z.ZodMiniString<string>;
    version: z.ZodMiniString<string>;
    entry: z.ZodMiniString<string>;
    integrity: z.ZodMiniOptional<z.ZodMiniString<string>>;
    fallback: z.ZodMiniOptional<z.ZodMiniString<string>>;
    fallbackIntegrity: z.ZodMiniOptional<z.ZodMiniString<string>>;
    requires: z.ZodMiniObject<{
        platformApi: z.ZodMiniString<string>;
    }, z.core.$strip>;
    roles: z.ZodMiniArray<z.ZodMiniEnum<{
        admin: "admin";
        client: "client";
        content_admin: "content_admin";
        partner: "partner";
    }>>;
    enabled: z.ZodMiniBoolean<boolean>;
    timeoutMs: z.ZodMiniNumber<number>;
    mounts: z.ZodMiniArray<z.ZodMiniString<string>>;
    languages: z.ZodMiniOptional<z.ZodMiniArray<z.ZodMiniEnum<{
        en: "en";
        fr: "fr";
    }>>>;
}, z.core.$strip>;

/** One released area, as the manifest names it. */
export declare type ReleasedArea = z.infer<typeof releaseAreaSchema>;

/** Paths of a release's files that its pages need. */
export declare function releaseFiles(id: string, version: string): {
    entry: string;
    style: string;
    /** The integrity of each script and stylesheet, by its path in the folder. */
    integrity: string;
};

/** The counts of one release. */
export declare type ReleaseHealth = z.infer<typeof health>;

/**
 * The content of a release's `integrity.json`.
 * - `files`: the hash (SRI, 'sha256-…') of each script and stylesheet, by its path in the release.
 * - `entry`, of an area: the scripts that enter it, its federated entry first.
 * - `styles`, of an area: its stylesheets in the order in which a page must have them.
 * - `pages`, of an area: the further scripts and stylesheets of each page, by its path pattern as in the routes, the most
 * exact pattern first.
 * - `shared`: the versions of shared modules that a shell provides, or the ranges that an area accepts.
 */
export declare type ReleaseIntegrity = z.infer<typeof releaseIntegritySchema>;

declare const releaseIntegritySchema: z.ZodMiniObject<{
    files: z.ZodMiniRecord<z.ZodMiniString<string>, z.ZodMiniString<string>>;
    entry: z.ZodMiniOptional<z.ZodMiniArray<z.ZodMiniString<string>>>;
    styles: z.ZodMiniOptional<z.ZodMiniArray<z.ZodMiniString<string>>>;
    pages: z.ZodMiniOptional<z.ZodMiniRecord<z.ZodMiniString<string>, z.ZodMiniArray<z.ZodMiniString<string>>>>;
    shared: z.ZodMiniRecord<z.ZodMiniString<string>, z.ZodMiniString<string>>;
}, z.core.$strip>;

/** What is released now: the shell and each area at one version. */
export declare type ReleaseManifest = Omit<z.infer<typeof envelopeSchema>, 'areas'> & {
    areas: ReleasedArea[];
};

/** The origin of a release, as its status states it. */
export declare type ReleaseOrigin = Pick<AppStatus, keyof typeof origin_2>;

/** The compressed bytes of one release. */
export declare type ReleaseSizes = z.infer<typeof sizes>;

/** The live releases of the store, what the running site serves of them, and their failures. */
export declare type ReleaseStatus = z.infer<typeof releaseStatusSchema>;

/** The content of `pnpm release:status --json` and of the site's `/mfe/status.json`. */
export declare const releaseStatusSchema: z.ZodMiniObject<{
    site: z.ZodMiniString<string>;
    isRunning: z.ZodMiniBoolean<boolean>;
    apps: z.ZodMiniArray<z.ZodMiniObject<{
        commit: z.ZodMiniOptional<z.ZodMiniString<string>>;
        branch: z.ZodMiniOptional<z.ZodMiniString<string>>;
        author: z.ZodMiniOptional<z.ZodMiniString<string>>;
        ci: z.ZodMiniOptional<z.ZodMiniString<string>>;
        dirty: z.ZodMiniOptional<z.ZodMiniBoolean<boolean>>;
        id: z.ZodMiniString<string>;
        version: z.ZodMiniString<string>;
        enabled: z.ZodMiniBoolean<boolean>;
        since: z.ZodMiniOptional<z.ZodMiniString<string>>;
        by: z.ZodMiniOptional<z.ZodMiniString<string>>;
        served: z.ZodMiniOptional<z.ZodMiniString<string>>;
        fallback: z.ZodMiniOptional<z.ZodMiniString<string>>;
        platformApi: z.ZodMiniOptional<z.ZodMiniString<string>>;
        shared: z.ZodMiniRecord<z.ZodMiniString<string>, z.ZodMiniString<string>>;
        sizes: z.ZodMiniOptional<z.ZodMiniObject<{
            entry: z.ZodMiniNumber<number>;
            firstPage: z.ZodMiniOptional<z.ZodMiniNumber<number>>;
            whole: z.ZodMiniNumber<number>;
        }, z.core.$strip>>;
        health: z.ZodMiniObject<{
            views: z.ZodMiniNumber<number>;
            failures: z.ZodMiniRecord<z.ZodMiniString<string>, z.ZodMiniNumber<number>>;
            fallbacks: z.ZodMiniNumber<number>;
            isFailing: z.ZodMiniBoolean<boolean>;
        }, z.core.$strip>;
        errors: z.ZodMiniArray<z.ZodMiniObject<{
            kind: z.ZodMiniString<string>;
            message: z.ZodMiniString<string>;
            stack: z.ZodMiniString<string>;
            times: z.ZodMiniNumber<number>;
        }, z.core.$strip>>;
        canary: z.ZodMiniOptional<z.ZodMiniObject<{
            commit: z.ZodMiniOptional<z.ZodMiniString<string>>;
            branch: z.ZodMiniOptional<z.ZodMiniString<string>>;
            author: z.ZodMiniOptional<z.ZodMiniString<string>>;
            ci: z.ZodMiniOptional<z.ZodMiniString<string>>;
            dirty: z.ZodMiniOptional<z.ZodMiniBoolean<boolean>>;
            version: z.ZodMiniString<string>;
            percent: z.ZodMiniNumber<number>;
            since: z.ZodMiniString<string>;
            health: z.ZodMiniObject<{
                views: z.ZodMiniNumber<number>;
                failures: z.ZodMiniRecord<z.ZodMiniString<string>, z.ZodMiniNumber<number>>;
                fallbacks: z.ZodMiniNumber<number>;
                isFailing: z.ZodMiniBoolean<boolean>;
            }, z.core.$strip>;
        }, z.core.$strip>>;
        versions: z.ZodMiniArray<z.ZodMiniObject<{
            version: z.ZodMiniString<string>;
            releasedAt: z.ZodMiniOptional<z.ZodMiniString<string>>;
            bad: z.ZodMiniOptional<z.ZodMiniString<string>>;
        }, z.core.$strip>>;
    }, z.core.$strip>>;
    previews: z.ZodMiniArray<z.ZodMiniObject<{
        id: z.ZodMiniString<string>;
        name: z.ZodMiniString<string>;
        version: z.ZodMiniString<string>;
        expires: z.ZodMiniString<string>;
        by: z.ZodMiniString<string>;
    }, z.core.$strip>>;
    problems: z.ZodMiniArray<z.ZodMiniObject<{
        sentence: z.ZodMiniString<string>;
        command: z.ZodMiniString<string>;
    }, z.core.$strip>>;
    visit: z.ZodMiniOptional<z.ZodMiniObject<{
        shows: z.ZodMiniEnum<{
            canary: "canary";
            live: "live";
            preview: "preview";
        }>;
        versions: z.ZodMiniRecord<z.ZodMiniString<string>, z.ZodMiniString<string>>;
    }, z.core.$strip>>;
}, z.core.$strip>;

/**
 * Another address of the same script for a retry, because a browser does not import a failed address again. The
 * attempt is a folder, not a query, so that relative imports of the script resolve to the same attempt.
 */
export declare function retryAddress(entry: string, attempt: number): string;

/** `shell.json`: the platform API that the shell provides, and the shell's own paths. */
export declare const shellDescriptorSchema: z.ZodMiniObject<{
    $schema: z.ZodMiniOptional<z.ZodMiniString<string>>;
    platformApi: z.ZodMiniString<string>;
    mounts: z.ZodMiniArray<z.ZodMiniString<string>>;
    guarded: z.ZodMiniOptional<z.ZodMiniArray<z.ZodMiniString<string>>>;
}, z.core.$strict>;

declare const sizes: z.ZodMiniObject<{
    entry: z.ZodMiniNumber<number>;
    firstPage: z.ZodMiniOptional<z.ZodMiniNumber<number>>;
    whole: z.ZodMiniNumber<number>;
}, z.core.$strip>;

/** The picture's size in pixels, which social networks request. */
export declare const SOCIAL_PICTURE_SIZE: {
    readonly width: 1200;
    readonly height: 630;
};

/** The preview picture of links to a page; the edge draws it. @param pathname '/' for the home page */
export declare function socialPicture(pathname: string): string;

/** The original address of a retry, for the server; other addresses unchanged. */
export declare function withoutRetry(address: string): string;

export { }
