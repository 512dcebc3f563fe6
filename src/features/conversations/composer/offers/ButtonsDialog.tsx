import { Button, Field, Input, makeStyles } from '@fluentui/react-components'
import { AddRegular, DismissRegular } from '@fluentui/react-icons'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { extraLimits } from '#domain/conversations/messageExtra'
import { offerTextFault, titleFaults } from '#domain/whatsapp/offers'
import { newId } from '#workers/newId'
import { OfferDialog } from './OfferDialog.tsx'
import { OfferText } from './OfferText.tsx'
import { type OfferProps, useLineWords, useSendOffer } from './useOffer.ts'

const newButton = () => ({ id: newId(), title: '' })

/** A question with answers to tap. */
export function ButtonsDialog(props: OfferProps) {
  const { t } = useTranslation('conversations')
  const styles = useStyles()
  const send = useSendOffer(props)
  const [text, setText] = useState(props.draft.value.body)
  const [buttons, setButtons] = useState(() => [newButton(), newButton()])
  const [isChecked, setChecked] = useState(false)
  const words = useLineWords(isChecked)
  const titles = buttons.map(({ title }) => title)
  const faults = titleFaults(titles, extraLimits.buttonTitle)
  const trimmed = buttons.map(({ id, title }) => ({ id, title: title.trim() }))
  async function submit() {
    setChecked(true)
    if (offerTextFault(text) !== null || faults.some((fault) => fault !== null)) return
    await send(text, { kind: 'buttons', buttons: trimmed })
  }
  return (
    <OfferDialog
      title={t('offer.buttons.title')}
      preview={{ body: text, extra: { kind: 'buttons', buttons: trimmed.filter(({ title }) => title) } }}
      onSend={submit}
      onClose={props.onClose}
    >
      <OfferText text={text} isChecked={isChecked} onText={setText} />
      {buttons.map(({ id, title }, at) => (
        <div key={id} className={styles.line}>
          <Field
            className={styles.field}
            label={t('offer.buttons.button', { n: at + 1 })}
            required
            {...words(title, extraLimits.buttonTitle, faults[at]!)}
          >
            <Input
              name={`button${at + 1}`}
              value={title}
              onChange={(_, { value }) =>
                setButtons(buttons.map((one) => (one.id === id ? { ...one, title: value } : one)))
              }
            />
          </Field>
          {buttons.length > 1 && (
            <Button
              appearance="subtle"
              icon={<DismissRegular />}
              aria-label={t('offer.buttons.remove', { n: at + 1 })}
              onClick={() => setButtons(buttons.filter((one) => one.id !== id))}
            />
          )}
        </div>
      ))}
      {buttons.length < extraLimits.buttons && (
        <Button
          className={styles.add}
          appearance="subtle"
          icon={<AddRegular />}
          onClick={() => setButtons([...buttons, newButton()])}
        >
          {t('offer.buttons.add')}
        </Button>
      )}
    </OfferDialog>
  )
}

const useStyles = makeStyles({
  line: { display: 'grid', gridTemplateColumns: 'minmax(0, 1fr) auto', alignItems: 'center', gap: '4px' },
  field: { minWidth: 0 },
  add: { justifySelf: 'start' },
})
