import type { AccessTexts } from './fr.ts';

/** Texts of the pages that lead into an account, in English. */
export const en: AccessTexts = {
  loginTitle: 'Log in',
  loginIntro: 'Find your orders, documents and bills.',
  loginNeeded: 'Sign in to see this page.',
  registerTitle: 'Sign up',
  registerIntro: {
    client: 'One account to order online and follow every step.',
    accountant:
      'One account to follow your clients’ files and prepare their orders. Our team validates it first.',
  },
  noAccount: 'No account yet?',
  haveAccount: 'Already have an account?',
  signIn: 'Sign in',
  newLink: 'Ask for a new link',
  continue: 'Continue',
  doorTitle: 'All your files, behind one door.',
  doorText: 'Orders, documents, bills and due dates: in one place, and up to date.',
  checkMail: 'Look into your mailbox',
  checkSpam: 'Nothing there? Look among the junk mail, too.',
  forgotten: {
    title: 'Forgotten password',
    intro: 'Write the address of your account: we send a link there to choose a new password.',
    sent: (email) =>
      `If there is an account at ${email}, a message is on its way there. Its link works once, for one hour.`,
    again: 'Send again, or change the address',
    back: 'Back to the sign-in',
  },
  reset: {
    title: 'New password',
    intro: 'It replaces the old one as soon as it is saved, and signs all your devices out.',
    doneTitle: 'Password saved',
    done: 'To be safe, all your devices were signed out. Sign in again with the new password.',
    invalidTitle: 'This link is not good any more',
    invalid:
      'It was used already, or its time is over. Ask for a new one, then open the last message.',
    perhapsDone:
      'Your first try may well have arrived without its answer reaching us: try to sign in with the new password.',
  },
  verify: {
    title: 'Confirm your email address',
    intro: 'One click is enough. It is where we will write to you.',
    confirm: 'Confirm my address',
    confirming: 'Confirming…',
    doneTitle: 'Address confirmed',
    done: 'Thank you. News of your files will reach you here.',
    invalidTitle: 'This link is not good any more',
    invalid: 'It is more than a week old, or it is not complete.',
    askVisitor: 'Sign in: we will send you another one.',
    ask: (email) => `We can send another one to ${email}.`,
    send: 'Send me a new link',
    sending: 'Sending…',
    sent: (email) => `A message is on its way to ${email}. Its link is good for a week.`,
  },
  invitation: {
    title: 'Your invitation',
    intro: (invitedBy) =>
      `${invitedBy} invites you to open your account. All that is left is to choose a password.`,
    grantsTitle: 'What this allows',
    grants: {
      client: (invitedBy) =>
        `By opening your account with this link, you agree that ${invitedBy} follows your files and prepares orders for you. No order is sent without your agreement.`,
      admin: () =>
        'Your role: administrator. You will treat orders, clients and bills, and manage accounts and settings.',
      content_admin: () =>
        'Your role: content manager. You will publish packages, frequent questions and reviews.',
    },
    waiting: 'Reading your invitation…',
    failedTitle: 'The invitation could not be read',
    otherTitle: 'Another account is open here',
    other: (email) =>
      `This browser is signed in to the account ${email}. The invitation opens a new one.`,
    leave: 'Sign me out and continue',
    stay: 'Stay on my account',
    invalidTitle: 'This invitation is not good any more',
    invalid:
      'It was used already, is more than a week old, or was withdrawn. If your account is open, sign in; otherwise ask whoever wrote to you for another invitation.',
    invalidHere: (email) =>
      `It was used already, is more than a week old, or was withdrawn. This browser is signed in to the account ${email}.`,
  },
  unsubscribe: {
    title: 'Leave the newsletter',
    intro:
      'This address will not receive our advice any more. Messages about your orders, documents and bills still arrive.',
    leave: 'Unsubscribe',
    leaving: 'Unsubscribing…',
    doneTitle: 'Done',
    done: 'This address will not receive the newsletter any more. To come back one day, subscribe at the foot of any page.',
    invalidTitle: 'This unsubscribe link is not valid',
    invalid: 'It may be cut. Open it from the message, or write to us: we take your address off.',
    write: 'Write to us',
  },
  appointment: {
    title: 'Cancel the appointment',
    intro: (when) =>
      `Your free consultation is booked: ${when}. Once you cancel it, somebody else can have the half hour.`,
    cancel: 'Cancel the appointment',
    cancelling: 'Cancelling…',
    waiting: 'Reading your appointment…',
    failedTitle: 'The appointment could not be read',
    doneTitle: 'It is cancelled',
    done: (when) =>
      `The half hour of ${when} is not booked any more: we will not call you. An email confirms it.`,
    again: 'Choose another time',
    invalidTitle: 'This appointment cannot be cancelled any more',
    invalid:
      'Its time is past, or the link is cut. Open it from the message, or make another appointment.',
  },
  missingTitle: 'This link is not complete',
  missing: 'A part of this link is missing: open it from the email, or copy the whole of it.',
};
