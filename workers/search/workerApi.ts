import type { PhoneChannel } from '#domain/sms/phoneVerdict'
import type {
  AddressedNumber,
  AudienceCount,
  AudienceQuestion,
  LinkedCount,
  LinkedQuestion,
  SmsCount,
  SmsQuestion,
  WhatsappCount,
  WhatsappQuestion,
  WithEmails,
  WithPhones,
} from '../campaigns/audienceApi.ts'
import type { Key } from '../lock/keyring.ts'
import type { ContactIndexApi, ContactLines, ContactQuery, ContactView } from './api.ts'
import type { ConversationWorkerApi } from './conversations/conversationWorkerApi.ts'
import type {
  ContactIdentity,
  DuplicateGroups,
  DuplicateSearchResult,
  LookAlike,
  MergePlan,
  MergeRule,
} from './duplicatesApi.ts'
import type { LeadWorkerApi } from './leads/leadWorkerApi.ts'
import type { ProductWorkerApi } from './products/productWorkerApi.ts'

/** What a view is asked, by its number: a port for each would cost whoever types more than the answer. */
type ByNumber<V> = {
  [K in keyof V]: V[K] extends (...args: infer A) => infer R ? (view: number, ...args: A) => Promise<Awaited<R>> : never
}

/** The search worker as `client.ts` uses it. */
export type SearchWorkerApi = Omit<ContactIndexApi, 'open' | 'openLines'> &
  ByNumber<ContactView> &
  ConversationWorkerApi &
  LeadWorkerApi &
  ProductWorkerApi & {
    /**
     * Ready when the first answer can be given. `onChange`: the result of this view may differ now. `onFlooded`: a fresh
     * worker would take less memory than this one.
     */
    start(
      owner: { account: string; user: string },
      key: Key,
      onChange: (view: number) => void,
      onFlooded: () => void,
    ): Promise<void>
    /** With its first lines, where they are wanted. */
    open(view: number, query: ContactQuery, to: number | null): Promise<ContactLines | null>
    findDuplicates(onProgress: (done: number, of: number) => void): Promise<DuplicateSearchResult>
    cancelDuplicates(): Promise<void>
    duplicateGroups(from: number, to: number): Promise<DuplicateGroups>
    planMerges(rule: MergeRule, from: number): Promise<MergePlan>
    lookAlike(typed: ContactIdentity, of?: string): Promise<LookAlike[]>
    dryRun(question: AudienceQuestion, onProgress: (done: number, of: number) => void): Promise<AudienceCount>
    cancelDryRun(): Promise<void>
    uncheckedOf(question: AudienceQuestion): Promise<string[]>
    contactsWithEmails(emails: readonly string[]): Promise<WithEmails>
    smsRun(question: SmsQuestion, onProgress: (done: number, of: number) => void): Promise<SmsCount>
    whatsappRun(question: WhatsappQuestion, onProgress: (done: number, of: number) => void): Promise<WhatsappCount>
    linkedRun(question: LinkedQuestion, onProgress: (done: number, of: number) => void): Promise<LinkedCount>
    contactsWithPhones(phones: readonly string[]): Promise<WithPhones>
    refusedNumbers(channel: PhoneChannel, numbers: readonly AddressedNumber[]): Promise<string[]>
    ping(): true
  }
