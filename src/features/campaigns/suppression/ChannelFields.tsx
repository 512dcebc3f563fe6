import { Checkbox, makeStyles } from '@fluentui/react-components'
import { useTranslation } from 'react-i18next'
import { type ConsentChannel, consentChannels } from '#domain/contacts/companions/consent'
import { CheckboxGroup } from '../../../components/CheckboxGroup.tsx'

type Props = {
  channels: readonly ConsentChannel[]
  /** the one that is meant first when not all are */
  own: ConsentChannel
  onChannels: (channels: readonly ConsentChannel[]) => void
}

/** Over all channels, which is none of them by name, or over some. */
export function ChannelFields({ channels, own, onChannels }: Props) {
  const styles = useStyles()
  const { t } = useTranslation('campaigns')
  const isAll = channels.length === 0
  const toggled = (channel: ConsentChannel) =>
    consentChannels.filter((one) => (one === channel) !== channels.includes(one))
  return (
    <CheckboxGroup label={t('suppression.columns.channels')} className={styles.root}>
      <Checkbox label={t('suppression.allChannels')} checked={isAll} onChange={() => onChannels(isAll ? [own] : [])} />
      {!isAll &&
        consentChannels.map((channel) => (
          <Checkbox
            key={channel}
            label={t(`suppression.channel.${channel}`)}
            checked={channels.includes(channel)}
            onChange={() => onChannels(toggled(channel))}
          />
        ))}
    </CheckboxGroup>
  )
}

const useStyles = makeStyles({
  root: { display: 'flex', flexWrap: 'wrap' },
})
