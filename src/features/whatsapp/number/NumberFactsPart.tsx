import { MessageBar, MessageBarBody, makeStyles, Spinner, tokens } from '@fluentui/react-components'
import { Fragment, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { isSubAccount } from '#domain/auth/policy'
import { lacksSecrets, type WhatsappAccount } from '#domain/channels/account'
import { numberPerSecond } from '#domain/whatsapp/number'
import { type NumberTestAnswer, numberCalls } from '#domain/whatsapp/numberCalls'
import { useChannelCall } from '../../../components/channels/useChannelCall.ts'
import { OnlineButton } from '../../../components/OnlineButton.tsx'
import { Part } from '../../../components/Part.tsx'
import { NumberBadge } from '../../../components/whatsapp/NumberBadge.tsx'
import { useNumberWords } from '../../../components/whatsapp/useNumberWords.ts'
import { useFormats } from '../../../lib/formats.ts'
import { useUser } from '../../../lib/session.ts'
import { useToasts } from '../../../lib/toasts.ts'

/** What Meta says of the number, and a question whether it still does. */
export function NumberFactsPart({ account, isChanged }: { account: WhatsappAccount; isChanged: boolean }) {
  const { t } = useTranslation('whatsapp')
  const styles = useStyles()
  const toasts = useToasts()
  const call = useChannelCall()
  const { moment } = useFormats()
  const isMain = !isSubAccount(useUser())
  const [isBusy, setBusy] = useState(false)
  const [said, setSaid] = useState<NumberTestAnswer | null>(null)
  const isWaiting = lacksSecrets(account)
  const run = async () => {
    setBusy(true)
    setSaid(null)
    try {
      setSaid(await call(numberCalls.test, { id: account.id }))
    } catch (error) {
      toasts.failed(error)
    }
    setBusy(false)
  }
  const problem = said ? said.problem : account.problem || null
  return (
    <Part title={t('number.facts.title')}>
      <div>
        <NumberBadge account={account} />
      </div>
      {isMain && isWaiting && <p className={styles.note}>{t('number.facts.secretFirst')}</p>}
      {isMain && isChanged && <p className={styles.note}>{t('number.facts.unsaved')}</p>}
      {isMain && (
        <div className={styles.line}>
          <OnlineButton
            onClick={() => void run()}
            {...((isBusy || isWaiting || isChanged) && { disabledFocusable: true })}
          >
            {t('number.facts.run')}
          </OnlineButton>
          <span className={styles.note} role="status">
            {isBusy ? (
              <Spinner size="tiny" label={t('number.facts.running')} />
            ) : account.number ? (
              t('number.facts.at', { time: moment(account.number.told_at) })
            ) : (
              t('number.facts.never')
            )}
          </span>
        </div>
      )}
      {problem && (
        <MessageBar intent="error" layout="multiline">
          <MessageBarBody>
            {t(`number.problemText.${problem}`)}
            {said?.code && ` (${said.code})`}
          </MessageBarBody>
        </MessageBar>
      )}
      {account.number && <Facts account={account} />}
    </Part>
  )
}

function Facts({ account: { number } }: { account: WhatsappAccount }) {
  const { t } = useTranslation('whatsapp')
  const styles = useStyles()
  const { qualityText, limitText, stateText, nameStateText } = useNumberWords()
  const facts = number!
  const lines = [
    [t('number.facts.display'), facts.display],
    [t('number.facts.name'), [facts.name, nameStateText(facts)].filter(Boolean).join(' · ')],
    [t('number.facts.state'), stateText(facts)],
    [t('number.facts.quality'), qualityText(facts) || t('number.facts.unknown')],
    [t('number.facts.limit'), limitText(facts) || t('number.facts.unknown')],
    [t('number.facts.pace'), t('number.facts.perSecond', { count: numberPerSecond(facts) })],
    [t('number.facts.portfolio'), facts.portfolio_name || facts.portfolio],
  ] as const
  return (
    <dl className={styles.facts}>
      {lines
        .filter(([, value]) => value)
        .map(([name, value]) => (
          <Fragment key={name}>
            <dt>{name}</dt>
            <dd>{value}</dd>
          </Fragment>
        ))}
    </dl>
  )
}

const useStyles = makeStyles({
  note: { margin: 0, color: tokens.colorNeutralForeground2, fontSize: tokens.fontSizeBase200 },
  line: { display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: tokens.spacingHorizontalM },
  facts: {
    display: 'grid',
    gridTemplateColumns: 'minmax(96px, auto) minmax(0, 1fr)',
    gap: `${tokens.spacingVerticalXS} ${tokens.spacingHorizontalL}`,
    margin: 0,
    '& dt': { color: tokens.colorNeutralForeground3 },
    '& dd': { margin: 0, minWidth: 0, overflowWrap: 'anywhere' },
  },
})
