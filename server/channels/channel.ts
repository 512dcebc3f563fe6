/**
 * What went wrong with a message, by what may be done about it:
 * - `unreachable`: the provider was not reached; nothing was handed over
 * - `credentials`: the provider does not take us, whatever we send
 * - `limited`: too much at once
 * - `later`: refused for now
 * - `rejected`: refused for good, for this receiver
 * - `uncertain`: handed over, and no answer came; sent again it may arrive twice
 */
export type ProviderErrorKind = 'unreachable' | 'credentials' | 'limited' | 'later' | 'rejected' | 'uncertain'

/** Its message never holds a receiver or a text: it may be written into a log. */
export class ProviderError extends Error {
  readonly kind: ProviderErrorKind
  readonly code: string

  constructor(kind: ProviderErrorKind, code: string | number, cause?: unknown) {
    super(`${kind} (${code})`, { cause })
    this.name = 'ProviderError'
    this.kind = kind
    this.code = String(code)
  }
}

export type SendOptions = {
  /** the same for every try of one message */
  idempotencyKey: string
  signal: AbortSignal
}

/** A way to reach somebody. What cannot be sent is a ProviderError. */
export type DeliveryChannel<Message> = {
  send: (message: Message, sending: SendOptions) => Promise<{ providerId: string }>
  stop: () => Promise<void>
}

export type OutgoingEmail = { to: string; subject: string; text: string; html: string }
/** `to`: E.164 digits without the plus */
export type SmsMessage = { to: string; text: string }

/** What the operator has set up; null: nothing. */
export type Channels = { email: DeliveryChannel<OutgoingEmail> | null; sms: DeliveryChannel<SmsMessage> | null }
