import { Button, makeStyles, Switch, tokens } from '@fluentui/react-components'
import { AddRegular, PhoneRegular } from '@fluentui/react-icons'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useNavigate } from 'react-router-dom'
import type { LinkedAccount } from '#domain/channels/account'
import { linkedCalls } from '#domain/linked/calls'
import { wtChatCalls } from '#domain/linked/chatCalls'
import { isRobotOn, linkedPhonesPerUser } from '#domain/linked/phone'
import { ConfirmDialog } from '../../../components/ConfirmDialog.tsx'
import { EmptyState } from '../../../components/EmptyState.tsx'
import { PhoneBadge } from '../../../components/linked/PhoneBadge.tsx'
import { isPhoneLinked, useLinkedPhones } from '../../../components/linked/useLinkedPhones.ts'
import { OnlineButton } from '../../../components/OnlineButton.tsx'
import { Page } from '../../../components/Page.tsx'
import { useFormats } from '../../../lib/formats.ts'
import { request } from '../../../lib/http.ts'
import { useWho } from '../../../lib/people.ts'
import { useUser } from '../../../lib/session.ts'
import { useToasts } from '../../../lib/toasts.ts'
import { useConnected } from '../../../lib/useConnected.ts'

const linkPath = '/wtMarketing/wtLogin'

/** The phones of the company, whose each is, and how it stands; its user links and signs out. */
export function PhonesScreen() {
  const { t } = useTranslation('linked')
  const styles = useStyles()
  const navigate = useNavigate()
  const { id: me } = useUser()
  const phones = useLinkedPhones()
  if (!phones) return null
  const mine = phones.filter(({ phone }) => phone.linked_by === me)
  const isFull = mine.filter(isPhoneLinked).length >= linkedPhonesPerUser
  const add = (
    <Button
      appearance="primary"
      icon={<AddRegular />}
      disabled={isFull}
      onClick={() => void navigate(`${linkPath}?add=1`)}
    >
      {t('phones.add')}
    </Button>
  )
  if (!phones.length)
    return (
      <Page title={t('phones.title')} intro={t('phones.intro')}>
        <EmptyState icon={<PhoneRegular />} title={t('phones.none')} text={t('phones.noneText')}>
          {add}
        </EmptyState>
      </Page>
    )
  return (
    <Page
      title={t('phones.title')}
      intro={isFull ? t('link.fullText', { count: linkedPhonesPerUser }) : t('phones.intro')}
      action={add}
    >
      <ul className={styles.list} aria-label={t('phones.title')}>
        {phones.map((phone) => (
          <PhoneItem key={phone.id} account={phone} isMine={phone.phone.linked_by === me} />
        ))}
      </ul>
    </Page>
  )
}

function PhoneItem({ account, isMine }: { account: LinkedAccount; isMine: boolean }) {
  const { t } = useTranslation('linked')
  const styles = useStyles()
  const navigate = useNavigate()
  const toasts = useToasts()
  const { date } = useFormats()
  const who = useWho()
  const [isAsked, setAsked] = useState(false)
  const { id, name, phone, setting } = account
  const isLinked = isPhoneLinked(account)

  async function signOut() {
    try {
      await request(linkedCalls.logout, { uuid: id })
      toasts.done(t('phones.signedOut', { name }))
    } catch (error) {
      toasts.failed(error)
    }
  }
  return (
    <li className={styles.item}>
      <div className={styles.words}>
        <strong className={styles.name}>{name}</strong>
        <span className={styles.about}>
          +{phone.number}
          {phone.linked_at !== null && ` · ${t('phones.since', { day: date(phone.linked_at) })}`}
        </span>
        <span className={styles.note}>
          {[isMine ? t('phones.mine') : who(phone.linked_by), t(`phones.sees.${setting.sees}`)].join(' · ')}
        </span>
        {!isLinked && phone.end && <span className={styles.note}>{t(`endText.${phone.end}`)}</span>}
      </div>
      <PhoneBadge phone={phone} />
      {isMine && isLinked && <RobotSwitch id={id} phone={phone} />}
      {isMine &&
        (isLinked ? (
          <OnlineButton onClick={() => setAsked(true)}>{t('phones.signOut')}</OnlineButton>
        ) : (
          <Button onClick={() => void navigate(`${linkPath}?phone=${id}`)}>{t('phones.again')}</Button>
        ))}
      {isAsked && (
        <ConfirmDialog
          isGrave
          title={t('phones.signOutTitle', { name })}
          text={t('phones.signOutText')}
          confirm={t('phones.signOut')}
          cancel={t('phones.keep')}
          onConfirm={() => void signOut()}
          onClose={() => setAsked(false)}
        />
      )}
    </li>
  )
}

/** Whether the rules that are made for this phone answer; single chats may say otherwise. */
function RobotSwitch({ id, phone }: Pick<LinkedAccount, 'id' | 'phone'>) {
  const { t } = useTranslation('linked')
  const toasts = useToasts()
  const isConnected = useConnected()
  const [wanted, setWanted] = useState<boolean | null>(null)
  const isOn = isRobotOn(phone, { robot: wanted })
  async function change(on: boolean) {
    setWanted(on)
    try {
      await request(wtChatCalls.startRobot, { uuid: id, on })
    } catch (error) {
      setWanted(null)
      toasts.failed(error)
    }
  }
  return (
    <Switch
      checked={isOn}
      disabled={!isConnected}
      label={t('phones.robot')}
      onChange={(_, { checked }) => void change(checked)}
    />
  )
}

const useStyles = makeStyles({
  list: { display: 'grid', gap: tokens.spacingVerticalM, margin: 0, padding: 0, listStyleType: 'none' },
  item: {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: `${tokens.spacingVerticalS} ${tokens.spacingHorizontalM}`,
    padding: tokens.spacingHorizontalL,
    borderRadius: tokens.borderRadiusLarge,
    backgroundColor: tokens.colorNeutralBackground1,
  },
  words: { display: 'grid', flex: '1 1 240px', minWidth: 0, overflowWrap: 'anywhere' },
  name: { fontSize: tokens.fontSizeBase400, fontWeight: tokens.fontWeightSemibold },
  about: { color: tokens.colorNeutralForeground2 },
  note: { color: tokens.colorNeutralForeground3, fontSize: tokens.fontSizeBase200 },
})
