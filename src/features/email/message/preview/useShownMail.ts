import { useDeferredValue } from 'react'
import type { EmailMessage } from '#domain/email/render/message'
import type { EmailSender } from '#domain/email/sender/sender'
import { noSignature, sampleReason, shownMail } from '../../../../components/mail/mailPage.ts'
import { useMergeValues } from '../../../../components/mail/useMergeValues.ts'
import { useFileUrls } from '../../../../lib/fileUrl.ts'
import type { PreviewReceiver } from './ReceiverPicker.tsx'

type Message = Pick<EmailMessage, 'theme' | 'preheader' | 'language' | 'content' | 'plain'>
type Options = {
  message: Message
  sender: EmailSender | undefined
  receiver: PreviewReceiver | null
  pictures: ReadonlyMap<string, string>
}

/** The mail that one receiver gets. It is made when there is time, after what is typed is drawn. */
export function useShownMail({ message, sender, receiver, pictures }: Options) {
  const later = useDeferredValue(message)
  const values = useMergeValues(receiver?.id ?? null)
  const logo = sender?.signature.logo
  const logos = useFileUrls('email_sender', sender?.id ?? '', logo ? [logo.hash] : [])
  return shownMail({
    message: later,
    signature: sender?.signature ?? noSignature,
    values,
    pictureUrl: (hash) => pictures.get(hash) ?? logos.get(hash) ?? '',
    reason: sampleReason[later.language],
  })
}
