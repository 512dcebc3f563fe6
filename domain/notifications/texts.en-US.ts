/** The words of notices: the server answers with them, the screen shows them. */
export const noticesEnUS = {
  exportAsked: '{{name}} asks for the right to export contacts.',
  exportGranted: 'You may export contacts now.',
  exportRefused: 'You may not export contacts.',
  deleteAsked: '{{name}} asks for the right to delete contacts.',
  deleteGranted: 'You may delete contacts now.',
  deleteRefused: 'You may not delete contacts.',
  contactsGiven: '{{count}} contacts were given to you.',
  contactsTakenBack: '{{count}} contacts that were given to you were taken back.',
  reminderDue: 'A reminder about a contact is due.',
  changesParked: 'Changes of {{name}}, who is disabled, wait for your decision.',
  newDevice: 'Your account was signed in on a new device ({{device}}). If that was not you, change your password now.',
  balanceLow: 'Your balance is low: ¥{{balance}}.',
  mailAnswered: 'A contact answered your mail.',
  emailTaskPaused: 'The email task {{name}} was paused. Open it to see why, and start it again.',
  tasksRestored:
    'The server was restored from a backup. {{tasks}} tasks are paused; {{receivers}} recipients may have been written to since {{since}}. Decide for each task how it goes on.',
  answerRestored:
    'The server was restored from a backup, so it is not known whether your email to a contact has left. Look before you write again.',
  mailboxRefuses:
    'The mailbox of the sender {{name}} lets nobody sign in, so no answers arrive. Open the sender to see what to do.',
  senderDomainRed:
    'The domain {{domain}} of the sender {{name}} is not set up as it should be, so email tasks do not start. Open the sender to see what to publish.',
  emailTaskDone: 'The email task {{name}} is done.',
  smsTaskPaused: 'The group message {{name}} was paused. Open it to see why, and start it again.',
  smsTaskDone: 'The group message {{name}} is done.',
  whatsappTaskPaused: 'The WhatsApp group message {{name}} was paused. Open it to see why, and start it again.',
  whatsappTaskDone: 'The WhatsApp group message {{name}} is done.',
  autoRunPaused: 'Auto marketing was paused: {{name}}. Open it to see why, and let it go on.',
  autoRunReview: 'Auto marketing waits for you to look at what was found: {{name}}.',
  autoRunDone: 'Auto marketing is done: {{name}}. Open it for its numbers.',
  autoRunFailed: 'Auto marketing failed on every channel: {{name}}. Open it to see why.',
  leadJobOver: 'Collecting leads is over: {{name}}. New ones: {{count}}.',
  leadJobFailed: 'Collecting leads failed: {{name}}. Open it to see why; what was found is kept.',
  leadJobPaused: 'Collecting leads was paused: {{name}}. Open it to see why, and let it go on.',
  shipmentsFound: '{{file}} has brought shipments that you look for: {{name}} ({{count}}).',
  messageCame: 'A new message waits in the inbox.',
  botHandedOver: 'The bot has given a conversation to a person. Somebody waits for an answer.',
  moreMessagesCame: 'More new messages wait in the inbox.',
  inquiryCame: 'An inquiry came in by your shop. Its contact has the source PinShop.',
  addressesChecked: '{{count}} email addresses were checked: {{valid}} valid, {{invalid}} invalid.',
} as const

/** What a push says: the lock screen shows it to whoever is there, so it names nobody. */
export const pushesEnUS = {
  rights: 'Permissions',
  contacts: 'Contacts',
  reminder: 'Reminder',
  parked: 'Changes wait for your decision',
  signIn: 'Sign-in on a new device',
  balance: 'Balance',
  email: 'Email and SMS marketing',
  message: 'New message',
  leads: 'Collecting leads',
  customs: 'Shipments',
  operator: 'Message from the operator',
  body: 'Open Fairlead to read it.',
} as const
