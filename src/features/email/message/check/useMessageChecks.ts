import { useDeferredValue } from 'react'
import { checkMessage } from '#domain/email/render/checks'
import type { MailProblem } from '#domain/email/sender/mailProblem'
import type { MessageFields } from '../../../../components/mail/editing/fields.ts'
import { noSignature } from '../../../../components/mail/mailPage.ts'
import { useSenders } from '../../../../components/mail/useMessages.ts'

/** What is wrong with the mail, signed as its preview is; what keeps it from being sent comes first. */
export function useMessageChecks(fields: MessageFields): MailProblem[] {
  const [sender] = useSenders() ?? []
  const message = useDeferredValue(fields)
  const found = checkMessage({ message, signature: sender?.signature ?? noSignature, reply_address: '' })
  return found.toSorted((a, b) => Number(b.severity === 'error') - Number(a.severity === 'error'))
}
