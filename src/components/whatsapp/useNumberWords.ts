import { useTranslation } from 'react-i18next'
import { type NumberFacts, portfolioLimitOf } from '#domain/whatsapp/number'
import { useFormats } from '../../lib/formats.ts'

const qualities = ['green', 'yellow', 'red'] as const
const states = ['connected', 'flagged', 'restricted', 'banned', 'pending', 'disconnected'] as const
const nameStates = ['approved', 'pending_review', 'declined', 'expired'] as const

const isOneOf = <T extends string>(some: readonly T[], value: string): value is T => some.includes(value as T)

/** What Meta says of a number, in words; what it says otherwise stands as it came. */
export function useNumberWords() {
  const { t } = useTranslation('whatsapp')
  const { number } = useFormats()
  return {
    qualityText: ({ quality }: NumberFacts) =>
      isOneOf(qualities, quality) ? t(`number.quality.${quality}`) : quality && quality !== 'unknown' ? quality : '',
    limitText: (facts: NumberFacts) => {
      const limit = portfolioLimitOf(facts)
      return limit === null ? facts.limit : t('number.limit', { count: limit, shown: number(limit) })
    },
    stateText: ({ state }: NumberFacts) => (isOneOf(states, state) ? t(`number.metaState.${state}`) : state),
    nameStateText: ({ name_state }: NumberFacts) =>
      isOneOf(nameStates, name_state) ? t(`number.nameState.${name_state}`) : name_state,
  }
}
