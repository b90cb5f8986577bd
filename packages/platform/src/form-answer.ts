/** What follows a form that was sent without script: written by the edge, shown by the shell. */
export interface FormAnswer {
  title: string;
  tone: 'success' | 'error';
  text: string;
  /** What was sent, to be corrected and sent again. */
  fields?: readonly AnsweredField[];
  /** Where it is sent again. */
  action?: string;
  /** The page that the form stood on. */
  backTo: string;
}

/** A field of the form as it was sent. */
export interface AnsweredField {
  name: string;
  label: string;
  value: string;
  error?: string;
  multiline?: boolean;
  /** Sent along, not shown. */
  hidden?: boolean;
}
