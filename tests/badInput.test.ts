import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import type { ErrorCode } from '#domain/errors'
import { errorsEnUS } from '#domain/texts/errors.en-US'
import { errorsZhCN } from '#domain/texts/errors.zh-CN'

/** `says`: what the user reads. `shown`: file and title of the tests, so that none of them goes unnoticed. */
type Case = { what: string; says?: ErrorCode[]; shown: [file: string, ...titles: string[]][] }

const auth = (name: string) => `server/features/auth/${name}.test.ts`
const journey = (name: string) => `tests/e2e/${name}.e2e.ts`
const matrix: Case['shown'][number] = ['tests/authorisation/attacks.ts', '%s · %s · %s', '%s · %s']

/** What people type, forget, try and take at the door, and what becomes of it. */
const cases: Record<string, Case> = {
  A1: {
    what: 'an empty account or password',
    says: ['accountEmpty', 'passwordEmpty'],
    shown: [
      [journey('guards'), 'nothing typed is said at its field, in ${language}, and nobody is asked'],
      [auth('auth'), 'nothing typed is told per field'],
    ],
  },
  A2: {
    what: 'a wrong password, again and again',
    says: ['accountOrPasswordWrong', 'signInLocked'],
    shown: [
      [journey('guards'), 'a wrong password keeps what was typed, and the sixth try has to wait'],
      [
        auth('auth'),
        'locks the account after five tries, in all writings, for the right password too, in both languages',
        'many at once does not get more tries',
      ],
    ],
  },
  A3: {
    what: 'a password of megabytes',
    says: ['tooLarge', 'passwordTooLong'],
    shown: [
      [auth('auth'), 'a password of megabytes is refused unread'],
      [auth('passwords'), 'and with %i characters it is refused before anything is hashed'],
    ],
  },
  A4: {
    what: 'a password with NUL, emoji, blanks, 64 and 128 characters',
    shown: [[auth('passwords'), 'a password is taken exactly as typed']],
  },
  A5: {
    what: 'a common password, or the name of the product',
    says: ['passwordCommon', 'passwordNames'],
    shown: [
      [auth('passwords'), 'a password that is guessed first is refused', 'the product’s name: %s', 'and one’s own'],
    ],
  },
  A6: {
    what: 'a code after ten minutes',
    says: ['codeExpired'],
    shown: [[auth('codes'), 'lives ten minutes', 'and no second longer']],
  },
  A7: {
    what: 'a code once more',
    says: ['codeExpired'],
    shown: [[auth('codes'), 'works by email, once', 'of two who bring one code at once, one comes in']],
  },
  A8: {
    what: 'a code for something else',
    says: ['codeExpired'],
    shown: [[auth('codes'), 'for one thing opens no other']],
  },
  A9: {
    what: 'the right code after five wrong ones',
    says: ['codeWrong', 'codeTries'],
    shown: [[auth('codes'), 'may be guessed five times, also by many at once; then the right one is refused']],
  },
  A10: { what: 'an older code', says: ['codeWrong'], shown: [[auth('codes'), 'ends with the next one']] },
  A11: {
    what: 'what is no email address',
    says: ['emailInvalid'],
    shown: [
      ['domain/auth/codes.test.ts', 'an email address has the form that the specification asks for'],
      [auth('codes'), 'for %j sends nothing to anybody'],
    ],
  },
  A12: {
    what: 'a phone in any writing, and what is none',
    says: ['phoneInvalid'],
    shown: [['domain/auth/codes.test.ts', 'a phone is the same in any writing', 'and “%s” is none']],
  },
  A13: {
    what: 'a sub account that is disabled while it works',
    says: ['accountDisabled'],
    shown: [
      [
        'tests/promises.test.ts',
        'fifty changes of a user who was disabled meanwhile reach the main account, and the device lets everything go',
      ],
      ['server/people/rights.test.ts', 'a disabled user’s line is closed with the hint within seconds'],
    ],
  },
  A14: {
    what: 'a sub account that is deleted with unsent changes',
    shown: [
      ['server/people/subs.test.ts', 'twenty changes that were not sent wait for the main account and are not lost'],
    ],
  },
  A15: {
    what: 'a product that expires while its page is open',
    says: ['productMissing'],
    shown: [
      [
        'src/app/guards.test.ts',
        'a product that ends while its page is open closes the page with the reason, and no other',
      ],
      [
        'src/app/profileWatch.test.ts',
        'a product that ends while its page is open closes it with the reason, also without a network, and keeps the draft',
      ],
      ['domain/products.test.ts', 'a product ends on the device at its time, without a word from the server'],
      ['server/http/products.test.ts', 'is refused by its calls, from the next one on'],
    ],
  },
  A16: {
    what: 'a sign-in on a second device, and somebody else’s at the first one',
    says: ['signedInElsewhere'],
    shown: [
      [
        journey('guards'),
        'signing in on another device ends the first one, and its unsent work is sent after the next sign-in',
        'the next user of a browser finds nothing of the one before, and sends nothing for them',
      ],
    ],
  },
  A17: {
    what: 'a session whose user is gone',
    says: ['signInAgain'],
    shown: [
      [
        'src/app/sessionEnd.test.ts',
        'a refused session is looked at once more after two seconds, then left with the reason',
      ],
      ['server/people/subs.test.ts', 'who left does not come in again, and the user name is free for another'],
    ],
  },
  A18: {
    what: 'a server whose clock is a day off',
    shown: [[auth('codes'), 'is judged by one clock, whatever it says: %o']],
  },
  A19: {
    what: 'one address registered twice at once',
    says: ['accountTaken'],
    shown: [[auth('register'), 'of two who register one address at once, one gets it']],
  },
  A20: {
    what: 'a changed password',
    says: ['sessionEnded'],
    shown: [
      [
        auth('passwords'),
        'needs the old one, and ends the other sessions only',
        'tells every device from before to let its data go, one that somebody else may have by now as well',
      ],
    ],
  },
  A21: {
    what: 'a sub account at every door of the main account',
    says: ['forbidden'],
    shown: [
      [
        'server/people/subs.test.ts',
        'a sub account has no way to what is the main account’s, whatever it says of its parent',
      ],
      matrix,
    ],
  },
  A22: {
    what: 'a forged `parentuser`',
    shown: [
      [
        'server/people/subs.test.ts',
        'a sub account has no way to what is the main account’s, whatever it says of its parent',
      ],
      [auth('auth'), 'belongs to the user whom the headers name, or is refused'],
    ],
  },
  A23: {
    what: 'an account made beforehand with somebody else’s address',
    shown: [[auth('addresses'), 'is its owner’s from the first code on: what somebody else had set up ends']],
  },
  A24: {
    what: 'a reset for an address that nobody has',
    shown: [
      [
        auth('codes'),
        'gets the same answer after the same work, and no mail: %s',
        'gets the same answer to a reset as somebody who typed a wrong code',
      ],
    ],
  },

  T1: {
    what: 'reading what is another company’s or a colleague’s',
    shown: [
      matrix,
      ['tests/authorisation/rowSecurity.test.ts', 'with row-level security alone'],
      ['tests/authorisation/tables.test.ts', '%s: reads, changes and deletes none of its rows that are another’s'],
    ],
  },
  T2: {
    what: 'owners, companies, points and prototypes in what is sent',
    shown: [
      [
        'domain/mutations.test.ts',
        'a device cannot set owner, counters or times',
        'a name of the prototype is no mutation',
      ],
      ['tests/authorisation/fuzz.test.ts', "pushes: never a 5xx, never another's row changed"],
    ],
  },
  T5: {
    what: 'a stolen device, locked, copied, kept away from the server, or with its session ended elsewhere',
    says: ['sessionEnded'],
    shown: [
      [
        journey('lock'),
        'a locked device shows nothing, keeps nothing that can be read, and loses nothing',
        'a forgotten PIN is replaced by signing in, and what waited is sent',
        'a device that nobody touches locks itself, and what is half typed is there again',
        'a device that was away from the server for too long locks itself, and opens when it is back',
        'a session that is ended on the server takes the data from the device with its next request',
      ],
      [
        'workers/lock/sealing.test.ts',
        'nothing personal can be read on the disk, and the same is read with the key',
        'what was kept before is sealed in pieces, goes on after an interruption, and is opened again',
        'another key opens nothing, and neither does a row that was changed',
      ],
      [
        'workers/lock/protection.test.ts',
        'wrong PINs are slowed down, and after ten no PIN is looked at any more',
        'what the server keeps opens the device without its PIN',
      ],
      [
        auth('deviceSecrets'),
        'what opens a protected device is told after signing in again, to its user alone',
        'a session that is older than some minutes does not open a device',
      ],
      [
        'src/lib/offlineAge.test.ts',
        'a device that was away from the server for too long locks itself, and not before',
        'a clock that is put back does not give the device more days',
      ],
      ['src/app/sessionEnd.test.ts', 'a session that was ended on purpose lets the data of this device go'],
      [
        auth('passwords'),
        'tells every device from before to let its data go, one that somebody else may have by now as well',
      ],
    ],
  },
  T6: {
    what: 'the next user of a shared browser',
    shown: [
      [journey('guards'), 'the next user of a browser finds nothing of the one before, and sends nothing for them'],
      [
        'workers/database/signOutPurge.test.ts',
        'nothing that the server has stays of a user who has left; what is half typed does',
      ],
      [
        journey('health'),
        'whoever signs out with waiting changes stays, keeps them, takes them along, or leaves nothing',
      ],
    ],
  },
  T7: {
    what: 'a second sign-in elsewhere',
    says: ['signedInElsewhere'],
    shown: [
      [
        journey('guards'),
        'signing in on another device ends the first one, and its unsent work is sent after the next sign-in',
      ],
      [auth('auth'), 'on a second device ends the first, which is told why, and works again after signing in'],
    ],
  },
  T8: {
    what: 'guessing passwords and codes',
    says: ['signInLocked', 'codeTries'],
    shown: [
      ['domain/auth/codes.test.ts', 'whoever guesses codes all day long hits one in ten thousand at most'],
      [auth('auth'), 'many at once does not get more tries', 'from one address over many accounts is stopped as well'],
      [
        'server/http/threats.test.ts',
        'whoever guesses user names is answered after the same work, whether there is such a user or not',
      ],
    ],
  },
  T9: {
    what: 'finding out who has an account',
    says: ['accountOrPasswordWrong'],
    shown: [
      [auth('auth'), 'an unknown account and a wrong password get the same answer, in the language of the caller'],
      [auth('codes'), 'cannot be told from somebody by guessing codes or by asking for more'],
      [auth('register'), 'an address that is taken is told to whoever reads its mails, and to nobody else'],
    ],
  },
  T10: {
    what: 'flooding somebody with codes',
    says: ['tooManyRequests'],
    shown: [
      [
        auth('codes'),
        'for one address is bounded by the hour and by the day',
        'many at once for one address gets one',
        'from one network address over many targets is bounded as well',
      ],
    ],
  },
  T20: {
    what: 'another site that asks in the user’s name',
    says: ['originRefused'],
    shown: [
      ['server/http/threats.test.ts', 'makes nobody’s browser do %s', 'reads no answer: nothing is allowed to it'],
      ['server/http/http.test.ts', 'a change asked for by %s is refused', '%s as a body is refused in the envelope'],
      ['server/sync/live.test.ts', 'a socket needs both halves of the credential, from our own page'],
    ],
  },
  T23: {
    what: 'spending and paying many times at once',
    says: ['mailPointsInsufficient', 'moneyInsufficient'],
    shown: [
      [
        'server/ledger/ledger.test.ts',
        '200 parallel spends of 100 points out of 10,000 are exactly 100, and nobody is below zero',
      ],
      [
        'server/features/billing/payments.test.ts',
        'the same webhook 100 times at once gives one grant',
        'what was paid before the order is there waits for it',
        'one flipped bit anywhere writes nothing',
      ],
    ],
  },
  T24: {
    what: 'exporting and deleting without the right',
    says: ['exportNotAllowed', 'exportCodeNeeded', 'deleteNotAllowed'],
    shown: [
      ['server/people/exports.test.ts', 'that loses %s on the way is not written'],
      ['src/lib/exportPass.test.ts', 'no clock of the device wins a minute'],
      ['src/lib/exportPermit.test.ts', 'the server’s refusal counts, at the beginning and before the file is written'],
      ['tests/promises.test.ts', 'who lost the right to delete while offline has the contact back, with the reason'],
    ],
  },
  T25: {
    what: 'reading secrets out of the database',
    shown: [
      ['server/secrets.test.ts', 'what is sealed opens for its purpose only, and not with one byte changed'],
      [auth('twoStep'), 'gives ten recovery codes, told once and kept as hashes; the secret is kept sealed'],
      [
        'server/features/notifications/push.test.ts',
        'the private key is not readable in the database, and all processes sign with the same',
      ],
    ],
  },
  T28: {
    what: 'forging the log, and people in it',
    shown: [
      ['server/http/threats.test.ts', 'the log says nothing that a person typed, whatever becomes of the request'],
      ['server/http/http.test.ts', 'the log has one line per call and nothing personal, whatever is sent'],
      [auth('codes'), 'the log says nothing of who got a code'],
    ],
  },
}

const root = join(import.meta.dirname, '..')

describe.each(Object.entries(cases))('%s', (_, { what, says = [], shown }) => {
  test.each(shown)(`${what}: %s`, (file, ...titles) => {
    const tests = readFileSync(join(root, file), 'utf8')
    expect(titles.filter((title) => !tests.includes(title))).toEqual([])
  })

  test.each(says)(`${what}: %s is said in both languages`, (code) => {
    expect(errorsZhCN[code]).toMatch(/\p{Script=Han}/u)
    expect(errorsEnUS[code]).not.toMatch(/\p{Script=Han}/u)
  })
})
