import { MessageBar, MessageBarBody, makeStyles, tokens } from '@fluentui/react-components'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import { EditableText } from '../../components/EditableText.tsx'
import { EntryFrame } from '../../components/EntryFrame.tsx'
import { FieldRow } from '../../components/FieldRow.tsx'
import { Initials } from '../../components/Initials.tsx'
import { OnlineButton } from '../../components/OnlineButton.tsx'
import { Section } from '../../components/Section.tsx'
import { StatusBadge } from '../../components/StatusBadge.tsx'
import { useFormats } from '../../lib/formats.ts'
import { openWindow } from '../../lib/windows.ts'
import { BudgetsPart } from './BudgetsPart.tsx'
import { ExportCodePart } from './ExportCodePart.tsx'
import { LetInDialog } from './LetInDialog.tsx'
import { ProductsPart } from './ProductsPart.tsx'
import { RightRow } from './RightRow.tsx'
import { SubPasswordDialog } from './SubPasswordDialog.tsx'
import { SubSignOutDialog } from './SubSignOutDialog.tsx'
import type { SubLine } from './subList.ts'
import { statusTone } from './tones.ts'
import type { ExportCode } from './useExportCodes.ts'
import { useRename } from './useRename.ts'

type Props = {
  /** null: deleted meanwhile */
  sub: SubLine | null
  code: ExportCode | null
  onCode: (id: string, code: string | null) => void
  onClose: () => void
  onEnable: () => void
  onAsk: (question: 'delete' | 'disable') => void
}

const dialogs = { password: SubPasswordDialog, letIn: LetInDialog, signOut: SubSignOutDialog }

/** A sub account beside the list: everything the main account decides about one person. */
export function SubPanel({ sub, onClose, ...props }: Props) {
  const { t } = useTranslation('subAccounts')
  return (
    <EntryFrame label={t('panel.label')} close={t('actions.close')} onClose={onClose}>
      {sub ? (
        <Opened sub={sub} {...props} />
      ) : (
        <MessageBar>
          <MessageBarBody>{t('panel.gone')}</MessageBarBody>
        </MessageBar>
      )}
    </EntryFrame>
  )
}

function Opened({ sub, code, onCode, onEnable, onAsk }: Omit<Props, 'sub' | 'onClose'> & { sub: SubLine }) {
  const { t } = useTranslation('subAccounts')
  const styles = useStyles()
  const formats = useFormats()
  const rename = useRename(sub)
  const [asks, setAsks] = useState<keyof typeof dialogs | null>(null)
  const Dialog = asks && dialogs[asks]
  const isNormal = sub.status === 'normal'
  return (
    <>
      <div className={styles.who}>
        <Initials user={sub} size={40} />
        <div className={styles.words}>
          <h2 className={styles.name}>{sub.name}</h2>
          <span className={styles.note}>{sub.username}</span>
        </div>
        <StatusBadge tone={statusTone[sub.status]}>{t(`status.${sub.status}`)}</StatusBadge>
      </div>
      <Section title={t('panel.person')}>
        <EditableText label={t('fields.nickname')} value={sub.nickname} onSave={rename} autoComplete="off" />
        <FieldRow label={t('fields.contacts')}>
          <span className={styles.value}>
            {formats.number(sub.contacts)}
            {sub.contacts > 0 && (
              <Link className={styles.link} to={`/statistics/contacts?belongto=${sub.id}`}>
                {t('panel.showContacts')}
              </Link>
            )}
          </span>
        </FieldRow>
        {sub.contacts > 0 && <HandOn sub={sub} />}
        <FieldRow label={t('panel.log')}>
          <span className={styles.value}>
            <Link className={styles.link} to={`/account/log?user=${sub.id}`}>
              {t('panel.showLog')}
            </Link>
          </span>
        </FieldRow>
        <FieldRow label={t('fields.last_seen')}>
          <span className={styles.value}>{sub.last_seen === null ? t('never') : formats.dateTime(sub.last_seen)}</span>
        </FieldRow>
        <FieldRow label={t('fields.created_at')}>
          <span className={styles.value}>{formats.date(sub.created_at)}</span>
        </FieldRow>
      </Section>
      <Section title={t('panel.rights')}>
        <RightRow sub={sub} right="export_data" />
        <RightRow sub={sub} right="delete_data" />
        <ExportCodePart sub={sub} code={code} onCode={(made) => onCode(sub.id, made)} />
      </Section>
      <Section title={t('fields.products')}>
        <ProductsPart sub={sub} />
      </Section>
      <Section title={t('products.budget')}>
        <BudgetsPart sub={sub} />
      </Section>
      <Section title={t('panel.signIn')}>
        <div className={styles.actions}>
          <OnlineButton onClick={() => setAsks('password')}>{t('actions.setPassword')}</OnlineButton>
          <OnlineButton onClick={() => setAsks('letIn')}>{t('actions.letIn')}</OnlineButton>
          <OnlineButton onClick={() => setAsks('signOut')}>{t('actions.signOut')}</OnlineButton>
          {isNormal ? (
            <OnlineButton onClick={() => onAsk('disable')}>{t('actions.disable')}</OnlineButton>
          ) : (
            <OnlineButton onClick={onEnable}>{t('actions.enable')}</OnlineButton>
          )}
          <OnlineButton onClick={() => onAsk('delete')}>{t('actions.delete')}</OnlineButton>
        </div>
      </Section>
      {Dialog && <Dialog sub={sub} onClose={() => setAsks(null)} />}
    </>
  )
}

/** What somebody who leaves, or has too much, is relieved of. */
function HandOn({ sub }: { sub: SubLine }) {
  const { t } = useTranslation('app')
  const styles = useStyles()
  const open = (action: 'transfer' | 'release') =>
    openWindow({ kind: 'distribute', start: { action, from: sub.id, ids: null } })
  return (
    <div className={styles.actions}>
      <OnlineButton onClick={() => open('transfer')}>{t('windows.transferFrom')}</OnlineButton>
      <OnlineButton onClick={() => open('release')}>{t('windows.releaseFrom')}</OnlineButton>
    </div>
  )
}

const useStyles = makeStyles({
  who: {
    display: 'flex',
    alignItems: 'center',
    gap: tokens.spacingHorizontalM,
    margin: `${tokens.spacingVerticalS} ${tokens.spacingHorizontalS} ${tokens.spacingVerticalL}`,
  },
  words: { display: 'grid', flexGrow: 1, minWidth: 0, overflowWrap: 'anywhere' },
  name: { margin: 0, fontSize: tokens.fontSizeBase500, lineHeight: tokens.lineHeightBase500 },
  note: { color: tokens.colorNeutralForeground2 },
  value: {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    columnGap: tokens.spacingHorizontalM,
    paddingInlineStart: tokens.spacingHorizontalS,
  },
  link: { color: tokens.colorBrandForegroundLink, '@media (pointer: coarse)': { paddingBlock: '12px' } },
  actions: {
    display: 'flex',
    flexWrap: 'wrap',
    gap: tokens.spacingHorizontalS,
    paddingBlockStart: tokens.spacingVerticalXS,
    '@media (pointer: coarse)': { '& button': { minHeight: '44px' } },
  },
})
