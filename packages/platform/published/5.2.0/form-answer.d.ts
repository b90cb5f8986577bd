/** A field of the form as it was sent. */
export declare interface AnsweredField {
    name: string;
    label: string;
    value: string;
    error?: string;
    multiline?: boolean;
    /** A hidden input. */
    hidden?: boolean;
}

/** The result of a form sent without script: the edge writes it into the page, the shell shows it. */
export declare interface FormAnswer {
    title: string;
    tone: 'success' | 'error';
    text: string;
    /** The fields as sent, for the person to correct and send again. */
    fields?: readonly AnsweredField[];
    /** The form's action for sending again. */
    action?: string;
    /** The page that the form was on. */
    backTo: string;
}

export { }
