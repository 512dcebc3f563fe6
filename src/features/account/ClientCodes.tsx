import { makeStyles, tokens } from '@fluentui/react-components'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { authCalls } from '#domain/auth/calls'
import type { ClientCode } from '#domain/auth/clientCode'
import { limits } from '#domain/limits'
import { AnswerView } from '../../components/AnswerView.tsx'
import { ConfirmDialog } from '../../components/ConfirmDialog.tsx'
import { OnlineButton } from '../../components/OnlineButton.tsx'
import { Part } from '../../components/Part.tsx'
import { useFormats } from '../../lib/formats.ts'
import { request } from '../../lib/http.ts'
import { useToasts } from '../../lib/toasts.ts'
import { askAgain, useAnswer } from '../../lib/useAnswer.ts'
import { ClientCodeDialog } from './ClientCodeDialog.tsx'

/** The codes with which other programs of the company read its points and mail statistics. The main account's alone. */
export function ClientCodes() {
  const styles = useStyles()
  const { t } = useTranslation('account')
  const answered = useAnswer(authCalls.clientCodes, {})
  const [isOpen, setOpen] = useState(false)
  return (
    <Part title={t('clientCodes.title')}>
      <p className={styles.note}>{t('clientCodes.note')}</p>
      <AnswerView answered={answered} lines={1}>
        {({ list }) => (
          <>
            {list.length > 0 && (
              <ul className={styles.list}>
                {list.map((code) => (
                  <Code key={code.id} code={code} />
                ))}
              </ul>
            )}
            {list.length < limits.clientCodes && (
              <OnlineButton className={styles.create} onClick={() => setOpen(true)}>
                {t('clientCodes.create')}
              </OnlineButton>
            )}
          </>
        )}
      </AnswerView>
      {isOpen && <ClientCodeDialog onClose={() => setOpen(false)} />}
    </Part>
  )
}

function Code({ code: { id, name, created_at, last_used } }: { code: ClientCode }) {
  const styles = useStyles()
  const { t } = useTranslation('account')
  const { moment } = useFormats()
  const [asks, setAsks] = useState(false)
  const used = last_used === null ? t('clientCodes.unused') : t('clientCodes.used', { time: moment(last_used) })
  return (
    <li className={styles.code}>
      <div className={styles.words}>
        <span className={styles.name}>{name}</span>
        <span className={styles.note}>
          {t('clientCodes.created', { time: moment(created_at) })} · {used}
        </span>
      </div>
      <OnlineButton aria-label={t('clientCodes.deleteOne', { name })} onClick={() => setAsks(true)}>
        {t('clientCodes.delete')}
      </OnlineButton>
      {asks && <DeleteCode id={id} name={name} onClose={() => setAsks(false)} />}
    </li>
  )
}

function DeleteCode({ id, name, onClose }: { id: string; name: string; onClose: () => void }) {
  const { t } = useTranslation(['account', 'app'])
  const toasts = useToasts()
  const remove = async () => {
    onClose()
    try {
      await request(authCalls.deleteClientCode, { id })
      toasts.done(t('account:clientCodes.deleted'))
      askAgain()
    } catch (error) {
      toasts.failed(error)
    }
  }
  return (
    <ConfirmDialog
      title={t('account:clientCodes.deleteAsk', { name })}
      text={t('account:clientCodes.deleteText')}
      confirm={t('account:clientCodes.delete')}
      cancel={t('app:cancel')}
      onConfirm={() => void remove()}
      onClose={onClose}
    />
  )
}

const useStyles = makeStyles({
  note: { margin: 0, color: tokens.colorNeutralForeground2, fontSize: tokens.fontSizeBase200, textWrap: 'pretty' },
  list: { display: 'grid', margin: 0, padding: 0, listStyleType: 'none' },
  code: {
    display: 'flex',
    alignItems: 'center',
    gap: tokens.spacingHorizontalM,
    paddingBlock: tokens.spacingVerticalS,
    borderBottom: `${tokens.strokeWidthThin} solid ${tokens.colorNeutralStroke2}`,
    ':last-child': { borderBottomStyle: 'none' },
  },
  words: { flex: '1 1 auto', display: 'grid', minWidth: 0, overflowWrap: 'anywhere' },
  name: { fontWeight: tokens.fontWeightSemibold },
  create: { justifySelf: 'start' },
})
