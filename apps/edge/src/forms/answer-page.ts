/** One field of a form as it was sent. */
export interface AnswerField {
  name: string;
  label: string;
  value: string;
  error?: string;
  multiline?: boolean;
  /** Sent again as it is, not shown. */
  hidden?: boolean;
}

/** What a visitor without script is told after sending a form. */
export interface AnswerPage {
  title: string;
  tone: 'success' | 'error';
  text: string;
  /** What was typed, to be corrected and sent again to `action`. */
  fields?: AnswerField[];
  action?: string;
  /** A path of this site. */
  backTo: string;
}

/** Makes the whole HTML document. */
export type RenderAnswerPage = (answer: AnswerPage) => Promise<string>;
