import { autoReplyMutations } from './autoReplyMutations.ts'
import { companyProfileMutations } from './companyProfileMutations.ts'
import { conversationMutations } from './conversationMutations.ts'
import { messageMutations } from './messageMutations.ts'
import { noteMutations } from './noteMutations.ts'
import { seenMutations } from './seenMutations.ts'

export const allConversationMutations = {
  ...conversationMutations,
  ...seenMutations,
  ...messageMutations,
  ...noteMutations,
  ...autoReplyMutations,
  ...companyProfileMutations,
}
