/**
 * Every kind of fault that a history can meet, and what it is. A kind is counted when it strikes, not when it is drawn;
 * the suite fails when one of them never struck.
 */
const faults = {
  // the way to the server and back
  requestLost: 'the request never arrives',
  answerLost: 'the server has done it, and its answer never comes',
  duplicated: 'the same request arrives a second time, seconds later',
  slowRequest: 'the request is overtaken by newer ones',
  slowAnswer: 'the answer is overtaken by newer ones',
  busy: '429 or 503, with and without a time to wait',
  serverError: '500',
  tooLarge: '413, whatever the size, also for what went through before',
  garbled: 'an answer that cannot be read',
  captivePortal: 'somebody else answers 200 to everything',
  offline: 'no network for up to a minute',
  slowLine: 'a line of one to three kB/s, on which whatever takes longer breaks off',
  flapping: 'the network comes and goes many times a second',
  signedOut: '401 until the user signs in again',
  pokeLost: 'the hint that there is something new never comes',

  // the server
  serverKilled: 'dies between two requests',
  serverKilledInPush: 'dies in the middle of a batch',
  halfProcessed: '503 after half of a batch',
  rolledBack: 'a deadlock: nothing of the batch is kept',
  longTransaction: 'a transaction that commits seconds after it began',
  serverRestored: 'set back to a backup while it is stopped, which it notices at its start',
  serverRestoredRunning: 'set back to a backup while it runs, and maybe once more: for a moment it does not notice',
  machineSetBack: 'the whole machine is set back, with all by which the server would notice',
  tombstonesCollected: 'forgets what left, up to any seq, also while scopes are read',
  serverBehind: 'an old server beside the new one does not know some mutations',
  upgradeRequired: 'refuses the version of the app that devices run',

  // tabs
  tabKilled: 'a tab dies anywhere',
  allTabsKilled: 'the browser dies',
  tabFrozen: 'the leader sleeps with its requests and transactions under way',
  leaderStolen: 'another tab takes the lead by force; the old one wakes up later',
  killedBeforeCommit: 'dies at the end of a transaction',
  killedAfterCommit: 'dies before it hears that its transaction was kept',

  // the disk
  storageFailed: 'one call of a transaction throws',
  storageLost: 'every transaction throws for some seconds',
  diskFull: 'every write throws for some seconds',
  diskSetBack: 'an older copy of the profile comes back',
  diskEvicted: 'the browser throws the database away',
  siteDataCleared: 'and everything else of the site, while a page is open',

  // clocks
  clockWrong: 'wrong by up to a day from the start',
  clockJumped: 'jumps by up to a day',

  // rights
  transferred: 'some contacts get another owner',
  thereAndBack: 'contacts go to somebody else and come back while a device is away',
  bulkTransferred: 'all contacts of a user go, in one transaction larger than any page',
  shared: 'a user may see the contacts of another',
  unshared: 'and no more',
  grantedAndRevoked: 'both while the device is away',
  userDisabled: 'a user with changes under way may do no more',

  // what users do
  poison: 'a change that the server cannot read',
  takenId: 'a new contact under an id that is taken; the user goes on working on it',
  fieldFight: 'several devices set one field of one contact without having seen each other',
} as const
export type Fault = keyof typeof faults
export const faultNames = Object.keys(faults) as Fault[]
