import { makeStyles, tokens } from '@fluentui/react-components'
import { useTranslation } from 'react-i18next'
import { useAssistant } from '../../../components/assistant/useAssistant.ts'
import { usePhone } from '../../../lib/media.ts'
import { useAddress } from '../../../lib/useAddress.ts'
import { ThreadList } from './ThreadList.tsx'
import { ThreadView } from './ThreadView.tsx'
import { useThreadWork } from './useThreadWork.ts'

const opened = 'thread'

/** Talks with a model: those that were kept, and the one that the address names. */
export function GptScreen() {
  const { t } = useTranslation('assistant')
  const styles = useStyles()
  const phone = usePhone()
  const assistant = useAssistant()
  const work = useThreadWork(assistant.facts)
  const [address, setAddress] = useAddress()
  const id = address.get(opened)
  const open = (next: string | null, replace = false) =>
    setAddress(next === null ? {} : { [opened]: next }, { replace })
  const list = <ThreadList chosen={id} onOpen={open} work={work} />
  if (phone && id === null) return list
  return (
    <div className={styles.root} aria-label={t('gpt.menu')}>
      {!phone && <aside className={styles.list}>{list}</aside>}
      <ThreadView
        key={id ?? 'new'}
        id={id === 'new' ? null : id}
        assistant={assistant}
        work={work}
        onOpen={(next) => open(next, true)}
        onBack={phone ? () => open(null, true) : null}
      />
    </div>
  )
}

const useStyles = makeStyles({
  root: { display: 'flex', flex: '1 1 0', minWidth: 0, minHeight: 0, width: '100%' },
  list: {
    display: 'flex',
    flexShrink: 0,
    width: '300px',
    minHeight: 0,
    borderRight: `1px solid ${tokens.colorNeutralStroke2}`,
    backgroundColor: tokens.colorNeutralBackground1,
  },
})
