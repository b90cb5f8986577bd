import type { OrderMessages } from './fr.ts';

/** The same texts in English. */
export const en: OrderMessages = {
  form: {
    sending: 'Processing...',
    checking: 'We are checking whether your request has already reached us…',
    needsScript:
      'Sending a request needs JavaScript. Turn it on in your browser, or call us: we will fill it in with you.',
    afterwards:
      'You can log in or sign up in the next step: nothing that you entered will be lost.',
  },
  advice: 'A piece of advice',
  findings: {
    item: '{field} is required or not valid',
    at: '{owner}, {field}: {message}',
    ofItem: '{owner}: {message}',
  },
  errors: {
    summary: 'Please correct the following errors:',
    missing: 'This field is required',
    boxTitle: 'Your request was not sent',
    unknownTitle: 'We do not know yet whether your request arrived',
    line: '{field}: {messages}',
    finalPrice: 'Total',
    invalid: 'Please check your input data. Some fields are invalid.',
    unauthenticated: 'Please log in to continue.',
    forbidden: 'You do not have permission to perform this action.',
    server: 'A server error occurred. Please try again later.',
    status: 'Server error: {status}',
    unreachable: 'Unable to connect to the server. Please check your internet connection.',
    unknown:
      'There was a connection issue. The order may have been processed successfully. Please check your order history.',
    unexpectedAnswer: 'Unexpected response format from server',
    fallback: 'An error occurred while creating the order.',
    notReceived:
      'Your last attempt did not reach us. Please read your request again, then send it once more.',
    noPrice:
      'The price could not be shown, and we send no request without a price. Please try again in a moment.',
    orders: 'See my orders',
    reference: 'Technical reference: {id}',
  },
  draft: {
    waiting: 'You have a request to go on with ({service}), saved on {day}.',
    resume: 'Go on',
    saving: 'Saving…',
    saved: 'Saved at {time}',
    failed: 'Not saved. We try again: keep this page open.',
    loading: 'Loading your request…',
    otherTitle: 'There is another version of this request',
    other: 'It was saved on {day}, on another device or in another tab. Which one do you keep?',
    takeOther: 'Take the other version',
    keepMine: 'Keep this one',
    clear: 'Clear everything',
    clearTitle: 'Clear this request?',
    clearText: 'Everything you typed, and the attached file, will be erased.',
    clearCancel: 'Keep',
    close: 'Close',
  },
  file: {
    choose: 'Choose a PDF',
    replace: 'Replace',
    remove: 'Remove',
    cancel: 'Cancel',
    again: 'Give the file again',
    drop: 'Drop the file here, or choose it.',
    dropNow: 'Let go to add it.',
    chosen: 'Ready to be sent',
    uploading: 'Loading the file…',
    done: 'Received',
    missing: 'Give the file again: only its name was kept.',
    readError: 'Error reading file. Please try uploading again.',
    refused: {
      type: ({ name }) => `“${name}” is not a PDF. Save the document as a PDF.`,
      content: ({ name }) => `“${name}” has the name of a PDF but is none.`,
      size: ({ name, size, limit }) =>
        `“${name}” weighs ${size}; the limit is ${limit}. Scan it with a lower quality.`,
      empty: ({ name }) => `“${name}” is empty.`,
      several: () => 'One file only. Put the pages together in one PDF.',
      unreadable: ({ name }) => `“${name}” could not be read. Choose it again.`,
    },
  },
  role: {
    title: 'This account cannot order',
    text: 'You are signed in as {role}. Only a client account can send a request; you may prepare it here, then sign in with your client account.',
  },
  received: 'Your request has been sent.',
  signIn: {
    title: 'One last step',
    description:
      'Log in or create your client account: your request leaves at once, just as you filled it in.',
    descriptionAgain:
      'Your session has expired: log in again, and your request leaves at once, just as you filled it in.',
    choice: 'Log in or sign up',
    login: 'Log in',
    register: 'Sign up',
    close: 'Close',
    cancel: 'Cancel',
  },
};
