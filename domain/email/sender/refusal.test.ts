import { expect, test } from 'vitest'
import { limits } from '../../limits.ts'
import { isGivenUp, isGone, readRefusal } from './refusal.ts'

const read = (status: string | null, text: string, code: number | null = null) => readRefusal({ code, status, text })

test.each([
  ['5.1.1', '550 5.1.1 <li@buyer.example>: Recipient address rejected: User unknown in virtual mailbox table'],
  ['5.1.1', '550-5.1.1 The email account that you tried to reach does not exist'],
  ['5.1.10', '550 5.1.10 RESOLVER.ADR.RecipientNotFound; Recipient not found by SMTP address lookup'],
  ['5.1.6', '551 5.1.6 Mailbox has moved, no forwarding address'],
  ['5.2.1', '550 5.2.1 The email account that you tried to reach is inactive.'],
  ['5.4.1', '550 5.4.1 Recipient address rejected: Access denied. AS(201806281)'],
  [
    '5.4.4',
    '550 5.4.4 Host or domain name not found. Name service error for name=buyer.example type=A: Host not found',
  ],
  ['5.0.0', '550 No such user here'],
  ['5.0.0', "554 delivery error: dd This user doesn't have a mail.example account (li@mail.example) [0]"],
  ['5.0.0', '550 Unknown user li@relay-spam.example'],
  ['5.0.0', '554 This account has been disabled or discontinued [#102]'],
  ['5.0.0', '550 Mailbox not found. http://service.mail.example/help?spam=1&policy=2'],
  ['5.0.0', '550 收件人邮件地址不存在'],
  ['5.0.0', "550 L'adresse du destinataire est invalide"],
  [null, 'User Li (li@buyer.example) not listed in Domino Directory'],
  [null, 'The recipient name is not recognized. Unknown Recipient'],
  // A server's name, an address and a link say nothing.
  ['5.1.1', 'host mx.spam-policy.example[192.0.2.7] said: 550 5.1.1 <over-quota.sender@buyer.example>: no such person'],
])('%s «%s» ends an address', (status, text) => {
  const meaning = read(status, text)
  expect(meaning).toEqual({ reason: 'badAddress', class: 'hard', problem: null })
  expect(isGone(meaning)).toBe(true)
})

test.each([
  ['full', '5.1.1', '550 5.1.1 <li@buyer.example>: Recipient address rejected: Over quota'],
  ['full', '5.1.1', '552 sorry, mailbox li@buyer.example is over quota temporarily (#5.1.1)'],
  ['full', '5.0.0', '550 对方邮箱已满'],
  ['full', '5.2.0', '522 5.2.0 Delivery failed: Disk quota exceeded'],
  ['tooBig', '5.2.3', '550 5.2.3 RESOLVER.RST.RecipSizeLimit; message too large for this recipient'],
  ['tooBig', '5.0.0', '552 Message size exceeds fixed maximum message size (10485760)'],
  ['sender', '5.1.1', '550 5.1.1 Sender address rejected: not found'],
  ['sender', '5.0.0', '550 Sender address rejected'],
  ['sender', '5.0.0', '550 Unauthenticated senders not allowed'],
  ['sender', '5.0.0', '554 Message rejected: Email address is not verified. The following identities failed the check'],
  ['sender', '5.1.0', '550 5.1.0 192.0.2.7 is not allowed to send from <seller.example> per its SPF Record'],
  ['sender', '5.7.26', '550 5.7.26 Unauthenticated email from seller.example is not accepted due to its DMARC policy'],
  ['sender', '5.1.8', '553 5.1.8 Domain of sender address sales@seller.example does not exist'],
  ['sender', '5.0.0', '554 Transaction failed (in reply to MAIL FROM command)'],
  ['sender', '5.7.1', '554 5.7.1 <li@buyer.example>: Relay access denied'],
  ['sender', '5.1.1', '550 5.1.1 Your account has been disabled, call the helpdesk'],
  [
    'sender',
    '5.0.0',
    '550-Verification failed for <sales@seller.example> 550-No Such User Here 550 Sender verify failed',
  ],
  ['sender', '5.0.0', '550 Return address domain does not exist'],
  ['sender', '5.0.0', '550 MAIL FROM domain not found'],
  ['sender', '5.1.1', "550 5.1.1 Your address is not listed in this user's list of friends"],
  ['sender', '5.0.0', "550 L'adresse de l'expéditeur est invalide"],
  ['sender', '5.0.0', '550 发件人域名不存在'],
  ['blocked', '5.0.0', '550 Invalid domain in HELO'],
  ['blocked', '5.0.0', '550 Access refused, unknown host [192.0.2.7]'],
  ['other', null, 'Possible reasons: the address is misspelled or does not exist, or the server is down'],
  ['content', '5.0.0', '550 Virus Detected; Content Rejected'],
  ['content', '5.0.0', '550 Mail content denied. http://service.mail.example/cgi-bin/help?subtype=1'],
  ['content', '5.0.0', '553 Mail data refused by AISP, rule [12]'],
  ['content', '5.6.0', '552 5.6.0 Headers too large (32768 max)'],
  ['blocked', '5.0.0', '552 Too many recipients'],
  ['blocked', '5.0.0', '550 domain mismatches client ip'],
  ['blocked', '5.0.0', '554 Host network not allowed'],
  ['blocked', '5.1.1', '550 5.1.1 192.0.2.7 has sent to too many recipients this hour'],
  ['blocked', '5.1.3', '553 5.1.3 http://www.spamhaus.org/query/bl?ip=192.0.2.7'],
  ['blocked', '5.7.1', '554 5.7.1 Service unavailable; client [192.0.2.7] blocked using zen.spamhaus.org'],
  ['blocked', '5.2.1', 'The user you are trying to contact is receiving mail at a rate that prevents delivery 5.2.1'],
  ['blocked', '5.7.1', '550 5.7.1 RESOLVER.RST.AuthRequired; authentication required'],
  ['blocked', '5.1.1', '550 5.1.1 Refused due to recipient preferences'],
  // Networks that take any receiver say so to what they filter, when they have the whole mail.
  ['blocked', '5.0.0', '550 Unknown user li@mobile.example (in reply to end of DATA command)'],
  ['unreachable', '5.0.0', '554 Service currently unavailable'],
  ['unreachable', '5.1.10', '556 5.1.10 Recipient address has null MX'],
  ['unreachable', '5.0.0', '550 Greylisted, please come back in 5 minutes'],
  ['unreachable', '5.4.6', '554 5.4.6 Too many hops'],
  ['other', '5.3.5', '550 5.3.5 Internal System Error'],
  ['other', '5.0.0', '554 Transaction failed'],
  ['other', '5.0.0', '550 Mailbox is frozen'],
  ['other', '5.2.1', '550 5.2.1 The account is suspended, contact your provider'],
  ['other', '5.7.13', '525 5.7.13 User account disabled'],
  ['other', '5.1.1', 'procmail: Couldn\'t create "/var/spool/mail/li": No such user'],
] as const)('%s: %s «%s» ends none', (reason, status, text) => {
  const meaning = read(status, text)
  expect(meaning.reason).toBe(reason)
  expect(isGone(meaning)).toBe(false)
})

test('what a server says for now ends nothing, whatever its words are', () => {
  expect(isGone(read('4.1.1', '450 4.1.1 <li@buyer.example>: Recipient address rejected: User unknown'))).toBe(false)
  expect(read('4.0.0', "DNS Error: DNS type 'mx' lookup of buyer.example responded with NXDOMAIN").reason).toBe(
    'unreachable',
  )
})

test('what is wrong with the sender itself is told', () => {
  expect(read('5.7.8', '5.7.8 bad credentials', 535).problem).toBe('password')
  expect(read('5.0.0', 'Application-specific password required', 534).problem).toBe('appPassword')
  expect(read('5.4.5', '5.4.5 Daily user sending limit exceeded', 550).problem).toBe('quota')
  expect(read('5.7.1', 'Sender address rejected: not owned by user', 553).problem).toBe('address')
  expect(read('5.7.1', 'Relay access denied', 554).problem).toBe('relay')
  // Yahoo's number for its policy is that of a sign-in elsewhere.
  expect(read('5.7.9', 'Message not accepted for policy reasons', 554)).toMatchObject({
    reason: 'blocked',
    problem: null,
  })
})

test('a hostile answer is read in time that grows with its length alone', () => {
  const long = `${'address '.repeat(300)}${'a.'.repeat(2_000)}${'user '.repeat(5_000)}`
  expect(readRefusal({ code: 550, status: '5.0.0', text: long }).reason).toBe('other')
})

test('an address is given up when it took none of several mails over weeks, and it was its own fault', () => {
  const days = [20, 16, 12, 6, 1]
  const last = (change: (at: number) => object = () => ({})) =>
    days.map((day, at) => ({ status: 'returned', reason: 'full', at: day * 86_400_000, ...change(at) }))
  expect(days).toHaveLength(limits.softReturns)
  expect(isGivenUp(last())).toBe(true)
  expect(isGivenUp(last(() => ({ status: 'failed', reason: 'putOff' })))).toBe(true)
  expect(isGivenUp(last().slice(1))).toBe(false)
  expect(isGivenUp(last((at) => ({ at: at * 86_400_000 })).toReversed())).toBe(false)
  for (const one of [
    { status: 'sent', reason: '' },
    { status: 'uncertain', reason: '' },
    { reason: 'blocked' },
    { reason: 'other' },
  ])
    expect(isGivenUp(last((at) => (at === 2 ? one : {})))).toBe(false)
})
