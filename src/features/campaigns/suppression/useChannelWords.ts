import { useTranslation } from 'react-i18next'
import type { SuppressionRow } from '#domain/campaigns/suppression'

/** Over which channels nothing is sent. */
export function useChannelWords(): (row: Pick<SuppressionRow, 'channels'>) => string {
  const { t } = useTranslation('campaigns')
  return ({ channels }) =>
    channels.length === 0
      ? t('suppression.allChannels')
      : channels.map((channel) => t(`suppression.channel.${channel}`)).join(t('suppression.and'))
}
