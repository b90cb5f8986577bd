/** A browser that is driven by a standard of the W3C, in a window as wide as a phone. */
export interface DrivenBrowser {
  /** Loads a page of the site; resolves once the app has taken it over. */
  open: (path: string) => Promise<void>;
  /** Runs a function in the page, which knows nothing but the page. */
  ask: <Told>(question: () => Told) => Promise<Told>;
  /** Clicks the element of an XPath as soon as it is there. */
  click: (xpath: string) => Promise<void>;
  /** Types into the field of an XPath and leaves it by the tabulator. */
  type: (xpath: string, text: string) => Promise<void>;
  /** Chooses in the native list of an XPath. */
  choose: (xpath: string, value: string) => Promise<void>;
  /** Errors and warnings of the pages until now. */
  complaints: () => Promise<string[]>;
  close: () => Promise<void>;
}

/** The narrowest window that every page must fit, and its height. */
export const phone = { width: 390, height: 844 };
