/** A contender that serves the same pages at the same paths. */
export interface Peer {
  /** The origin, without a slash at the end. */
  url: string;
  close: () => Promise<unknown>;
}

export interface PeerSettings {
  /** The origin of the running site, from which pages and data come. */
  site: string;
  /** The paths of the compared pages. */
  paths: readonly string[];
}
