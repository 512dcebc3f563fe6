import type { SenderProblem } from '#domain/email/senderProblem'
import type { EmailTaskProblem } from '#domain/email/task'

/**
 * What a user is told of what keeps all mails of a sender from leaving, and whether it is told at once: a password that is
 * wrong stays wrong, while a mail server that is begun anew is there again before anybody has read that it was away.
 */
const troubles = {
  password: { task: 'passwordMissing', atOnce: true },
  appPassword: { task: 'passwordMissing', atOnce: true },
  loginNeeded: { task: 'passwordMissing', atOnce: true },
  loginMissing: { task: 'passwordMissing', atOnce: true },
  openPassword: { task: 'passwordMissing', atOnce: true },
  address: { task: 'senderRefused', atOnce: true },
  relay: { task: 'senderRefused', atOnce: true },
  tooBig: { task: 'senderRefused', atOnce: true },
  quota: { task: 'senderRefused', atOnce: false },
  busy: { task: 'senderRefused', atOnce: false },
  hostNotAllowed: { task: 'senderUnreachable', atOnce: true },
  certificate: { task: 'senderUnreachable', atOnce: true },
  tlsMissing: { task: 'senderUnreachable', atOnce: true },
  tlsFailed: { task: 'senderUnreachable', atOnce: false },
  hostUnknown: { task: 'senderUnreachable', atOnce: false },
  hostSilent: { task: 'senderUnreachable', atOnce: false },
  refused: { task: 'senderUnreachable', atOnce: false },
  unreachable: { task: 'senderUnreachable', atOnce: false },
  noGreeting: { task: 'senderUnreachable', atOnce: false },
  broken: { task: 'senderUnreachable', atOnce: false },
} as const satisfies Record<SenderProblem, { task: Exclude<EmailTaskProblem, ''>; atOnce: boolean }>

export const troubleOf = (problem: SenderProblem) => troubles[problem]
