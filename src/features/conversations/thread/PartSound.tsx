import { makeStyles, tokens } from '@fluentui/react-components'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { SoundPlayer } from '../../../components/voice/SoundPlayer.tsx'
import { PartFileLine, type PartView, WhereItIs } from './PartFileLine.tsx'

/** What somebody said, or a file of sound; what this browser cannot play is saved. */
export function PartSound(part: PartView) {
  const { url, record, name } = part
  const { t } = useTranslation('conversations')
  const styles = useStyles()
  const [isUnplayable, setUnplayable] = useState(false)
  if (isUnplayable)
    return (
      <div className={styles.root}>
        <PartFileLine {...part} />
        <span className={styles.note}>{t('part.unplayable')}</span>
      </div>
    )
  return (
    <div className={styles.root}>
      <SoundPlayer
        url={url}
        duration={null}
        labels={{ play: t('part.play', { name }), pause: t('part.pause', { name }) }}
        onFailed={() => setUnplayable(true)}
      />
      <span className={styles.note}>{name}</span>
      <WhereItIs url={url} record={record} />
    </div>
  )
}

const useStyles = makeStyles({
  root: { display: 'grid', width: '300px', maxWidth: '100%', minWidth: 0 },
  note: { color: tokens.colorNeutralForeground2, fontSize: tokens.fontSizeBase200, overflowWrap: 'anywhere' },
})
