import type { OrderMessages } from './fr.ts';

/** The same texts in English. */
export const en: OrderMessages = {
  form: {
    sending: 'Processing...',
    purpose: 'These data serve to handle your request with the authorities, and nothing else.',
    checking: 'We are checking whether your request has already reached us…',
    needsScript:
      'Sending a request needs JavaScript. Turn it on in your browser, or call us: we will fill it in with you.',
    toClient: 'Send to the client for agreement',
    afterwards:
      'You can log in or sign up in the next step: nothing you have entered will be lost.',
  },
  errors: {
    boxTitle: 'Your request was not sent',
    unknownTitle: 'We do not yet know whether your request arrived',
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
      'Your last attempt did not reach us. Please check your request, then send it again.',
    noPrice:
      'The price could not be shown, and we do not send a request without one. Please try again in a moment.',
    notLinked: 'This client no longer lets you follow their files: the request was not sent.',
    notValidated: 'Your partner account is no longer validated: the request was not sent.',
    preparedEarlier:
      'Your previous request did arrive, with what you had entered then. Withdraw it from your requests if this one is to replace it.',
    orders: 'See my orders',
    reference: 'Technical reference: {id}',
  },
  sent: {
    title: 'Your request has been sent',
    text: 'We have received it under the reference {reference}. This form begins another one.',
  },
  draft: {
    saving: 'Saving…',
    saved: 'Saved at {time}',
    failed: 'Not saved. We are trying again: keep this page open.',
    loading: 'Loading your request…',
    otherTitle: 'There is another version of this request',
    other:
      'It was saved on {day}, on another device or in another tab. Which one would you like to keep?',
    resumed: 'You are resuming your request of {day}',
    resumedWith: 'You are resuming your request of {day} (package {package})',
    otherPackage:
      'You have since chosen another package, {package}: the request continues with that one, at its price.',
    copied: 'This is a request filled in from your order {reference}',
    copiedText:
      'Read it again and change what has to be: nothing is sent before you agree. If a file came with it, attach it again.',
    anew: 'Start again',
    orderedTitle: 'This request has already been sent',
    ordered:
      'It was sent on {day}, from another tab or another device, under reference {reference}. What you have changed since is not in it, and is no longer saved.',
    seeOrder: 'See the order',
    undecided: 'Not saved yet: first choose, above, which version you keep.',
    takeOther: 'Use the other version',
    keepMine: 'Keep this one',
    clear: 'Clear everything',
    clearTitle: 'Clear this request?',
    clearText: 'Everything you have entered, and the attached file, will be deleted.',
    clearCancel: 'Keep',
    cleared: 'Your request has been cleared.',
    close: 'Close',
  },
  role: {
    title: 'This account cannot order',
    signOut: 'Log out',
    partner: 'You order for a client from their file.',
    partnerWaiting: 'You will order for your clients once your account is validated.',
    clients: 'My clients',
    ownArea: 'My area',
    text: 'You are signed in with this role: {role}. Only a client account can send a request; you can prepare it here, then sign in with your client account.',
  },
  received: 'Your request has been sent.',
  signIn: {
    title: 'One last step',
    description:
      'Log in or create your client account: your request is sent straight away, exactly as you filled it in.',
    descriptionAgain:
      'Your session has expired: log in again, and your request is sent straight away, exactly as you filled it in.',
    choice: 'Log in or sign up',
    login: 'Log in',
    register: 'Sign up',
    close: 'Close',
    cancel: 'Cancel',
  },
};
