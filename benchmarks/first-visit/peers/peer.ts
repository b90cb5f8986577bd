/** A contender that serves the same pages at the same paths. */
export interface Peer {
  /** Its origin, with no slash at the end. */
  url: string;
  close: () => Promise<unknown>;
}

export interface PeerSettings {
  /** Origin of the running site: the source of pages and data. */
  site: string;
  /** Paths of the pages that are compared. */
  paths: readonly string[];
}
