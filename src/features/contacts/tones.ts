import type { ContactEmail, FollowUpStatus, Phone } from '#domain/contacts/contact'
import type { Tone } from '../../components/StatusBadge.tsx'

/** The colour of each status. */
export const followUpTone: Record<FollowUpStatus, Tone> = {
  none: 'neutral',
  interested: 'brand',
  followingUp: 'warning',
  closed: 'good',
  opened: 'brand',
  clicked: 'brand',
  replied: 'good',
  noIntention: 'bad',
}
export const phoneTone: Record<Phone['is_wt'], Tone> = {
  unvalidated: 'neutral',
  registered: 'good',
  unregistered: 'bad',
}
export const emailTone: Record<ContactEmail['is_valid'], Tone> = { toVerify: 'neutral', valid: 'good', invalid: 'bad' }
