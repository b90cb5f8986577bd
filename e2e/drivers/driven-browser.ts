/** A browser that is driven by a standard of the W3C, in a window as narrow as a phone. */
export interface DrivenBrowser {
  /** Loads a page of the site; resolves when the app has hydrated it. */
  open: (path: string) => Promise<void>;
  /** Runs a function in the page, which can use nothing outside itself. */
  ask: <Told>(question: () => Told) => Promise<Told>;
  /** Clicks the element of an XPath as soon as it exists. */
  click: (xpath: string) => Promise<void>;
  /** Types into the field of an XPath and presses Tab. */
  type: (xpath: string, text: string) => Promise<void>;
  /** Chooses an option in the select of an XPath. */
  choose: (xpath: string, value: string) => Promise<void>;
  /** The errors and warnings of the pages so far. */
  complaints: () => Promise<string[]>;
  close: () => Promise<void>;
}

/** The narrowest window that every page must fit, and its height. */
export const phone = { width: 390, height: 844 };
