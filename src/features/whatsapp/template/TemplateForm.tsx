import { Button, MessageBar, MessageBarActions, MessageBarBody, makeStyles, tokens } from '@fluentui/react-components'
import { ArrowLeftRegular, CopyRegular, SendRegular } from '@fluentui/react-icons'
import { useTranslation } from 'react-i18next'
import type { WhatsappTemplate } from '#domain/whatsapp/templateRow'
import { OnlineButton } from '../../../components/OnlineButton.tsx'
import { Page } from '../../../components/Page.tsx'
import { phone } from '../../../lib/media.ts'
import { useConnected } from '../../../lib/useConnected.ts'
import { BasicsPart } from './BasicsPart.tsx'
import { BodyPart } from './BodyPart.tsx'
import { ButtonsPart } from './ButtonsPart.tsx'
import { DeleteTemplate } from './DeleteTemplate.tsx'
import { ExamplesPart } from './ExamplesPart.tsx'
import { HeaderPart } from './HeaderPart.tsx'
import { StatePart } from './StatePart.tsx'
import { TemplatePreview } from './TemplatePreview.tsx'
import { type TemplateFormProps, type TemplateFormState, useTemplateForm } from './useTemplateForm.ts'
import { useTemplateWork } from './useTemplateWork.ts'

type Props = TemplateFormProps & { onClose: () => void }

export function TemplateForm(props: Props) {
  const { t } = useTranslation('whatsapp')
  const styles = useStyles()
  const { row, onClose } = props
  const form = useTemplateForm(props)
  if (!form.isReady) return null
  const { typed } = form
  return (
    <Page
      title={row ? row.name || t('template.nameless') : t('template.newTitle')}
      intro={t('template.formIntro')}
      back={
        <Button appearance="subtle" icon={<ArrowLeftRegular />} onClick={onClose}>
          {t('template.back')}
        </Button>
      }
    >
      {form.kept && form.isChanged && (
        <MessageBar>
          <MessageBarBody>{t('template.keptHere')}</MessageBarBody>
          <MessageBarActions>
            <Button onClick={form.discard}>{t('template.discard')}</Button>
          </MessageBarActions>
        </MessageBar>
      )}
      {row && <StatePart row={row} form={form} />}
      <div className={styles.columns}>
        <fieldset className={styles.fields} disabled={!form.isWritable}>
          <BasicsPart row={row} form={form} />
          <HeaderPart row={row} form={form} />
          <BodyPart form={form} />
          <ExamplesPart form={form} />
          <ButtonsPart form={form} />
        </fieldset>
        <div className={styles.beside}>
          <TemplatePreview content={typed} id={row?.id ?? null} />
        </div>
      </div>
      <FormActions row={row} form={form} onClose={onClose} onOpen={props.onOpen} />
    </Page>
  )
}

type ActionProps = Pick<Props, 'onClose' | 'onOpen'> & { row: WhatsappTemplate | null; form: TemplateFormState }

function FormActions({ row, form, onClose, onOpen }: ActionProps) {
  const { t } = useTranslation('whatsapp')
  const styles = useStyles()
  const isConnected = useConnected()
  const { copy } = useTemplateWork()
  const isNew = !row || row.meta_id === ''
  return (
    <div className={styles.bar}>
      {form.isAsked && form.faults.count > 0 && (
        <p className={styles.note} role="alert">
          {t('template.fixFirst', { count: form.faults.count })}
        </p>
      )}
      {form.isWritable && !isConnected && <p className={styles.note}>{t('template.needsNetwork')}</p>}
      <div className={styles.buttons}>
        {form.isWritable && (
          <>
            <OnlineButton
              appearance="primary"
              icon={<SendRegular />}
              disabledFocusable={form.isBusy}
              onClick={() => void form.handIn()}
            >
              {t(isNew ? 'template.handIn' : 'template.handInAgain')}
            </OnlineButton>
            <Button disabledFocusable={form.isBusy} onClick={() => void form.keepAndStay()}>
              {t('template.save')}
            </Button>
          </>
        )}
        {row && (
          <Button icon={<CopyRegular />} onClick={() => void copy(row).then((made) => made && onOpen(made))}>
            {t('template.copyOf', { name: row.name || t('template.nameless') })}
          </Button>
        )}
        {row && <DeleteTemplate template={row} onGone={onClose} />}
      </div>
    </div>
  )
}

const useStyles = makeStyles({
  columns: {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr) 340px',
    alignItems: 'start',
    gap: tokens.spacingHorizontalL,
    '@media (max-width: 1000px)': { gridTemplateColumns: 'minmax(0, 1fr)' },
  },
  fields: {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    gap: tokens.spacingVerticalM,
    minWidth: 0,
    margin: 0,
    padding: 0,
    border: 'none',
  },
  beside: { position: 'sticky', top: tokens.spacingVerticalL, minWidth: 0, [phone]: { position: 'static' } },
  bar: { display: 'grid', gap: tokens.spacingVerticalS },
  buttons: { display: 'flex', flexWrap: 'wrap', gap: tokens.spacingHorizontalS, '& button': { maxWidth: '100%' } },
  note: { margin: 0, color: tokens.colorNeutralForeground2 },
})
