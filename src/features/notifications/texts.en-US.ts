export const notificationsEnUS = {
  menu: 'Notifications',
  intro: 'What happened and what waits for you. Kept for {{days}} days.',
  show: { label: 'Which ones', all: 'All', unread: 'Unread' },
  readAll: 'Mark all as read',
  read: 'Mark as read',
  open: 'Open',
  unread: 'Unread',
  important: 'Important',
  empty: {
    title: 'No notifications yet',
    text: 'Here you are told when something about your account needs you or has changed.',
  },
  allRead: {
    title: 'You have read everything',
    text: 'New ones appear here by themselves.',
    action: 'Show all',
  },
  type: {
    rights: 'Permissions',
    parked: 'Changes that wait for you',
    signIn: 'Sign-ins',
    balance: 'Balance and points',
    operator: 'Messages from the operator',
  },
  settings: {
    title: 'What you are told',
    note: 'What is switched off arrives as read: no dot, no window, no push.',
  },
  push: {
    title: 'On this device',
    label: 'Show important ones also while Fairlead is closed',
    note: 'They say what kind of notification it is, never whom it is about.',
    denied: 'The browser does not let Fairlead show notifications. Allow them in its settings for this site.',
    unsupported: 'This browser shows notifications only while Fairlead is open. Installing the app may help.',
    offline: 'This can be changed when there is a connection.',
  },
  change: {
    read_one: 'Mark 1 notification as read',
    read_other: 'Mark {{count}} notifications as read',
    mute: 'Switch off: {{type}}',
    unmute: 'Switch notifications on again',
  },
} as const
