import { Button, Field, Input, makeStyles, Text, tokens } from '@fluentui/react-components'
import { AddRegular } from '@fluentui/react-icons'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { extraLimits } from '#domain/conversations/messageExtra'
import { isFaultless, listFaults, offerTextFault } from '#domain/whatsapp/offers'
import { newId } from '#workers/newId'
import { ListSection, newListRow, newListSection, type SectionDraft } from './ListSection.tsx'
import { OfferDialog } from './OfferDialog.tsx'
import { OfferText } from './OfferText.tsx'
import { type OfferProps, useLineWords, useSendOffer } from './useOffer.ts'

/** A question with up to ten answers, which open from one button. */
export function ListDialog(props: OfferProps) {
  const { t } = useTranslation('conversations')
  const styles = useStyles()
  const send = useSendOffer(props)
  const [text, setText] = useState(props.draft.value.body)
  const [button, setButton] = useState('')
  const [sections, setSections] = useState<SectionDraft[]>(() => [newListSection(newId)])
  const [isChecked, setChecked] = useState(false)
  const words = useLineWords(isChecked)
  const faults = listFaults({ button, sections })
  const count = sections.reduce((sum, { rows }) => sum + rows.length, 0)
  const isFull = count >= extraLimits.rows
  async function submit() {
    setChecked(true)
    if (offerTextFault(text) !== null || !isFaultless(faults)) return
    await send(text, { kind: 'list', button: button.trim(), sections: sections.map(trimmedSection) })
  }
  const put = (next: SectionDraft) => setSections(sections.map((one) => (one.id === next.id ? next : one)))
  return (
    <OfferDialog
      title={t('offer.list.title')}
      preview={{ body: text, extra: { kind: 'list', button, sections: sections.map(trimmedSection) } }}
      onSend={submit}
      onClose={props.onClose}
    >
      <OfferText text={text} isChecked={isChecked} onText={setText} />
      <Field label={t('offer.list.button')} required {...words(button, extraLimits.listButton, faults.button)}>
        <Input name="listButton" value={button} onChange={(_, { value }) => setButton(value)} />
      </Field>
      {sections.map((section, at) => (
        <ListSection
          key={section.id}
          section={section}
          at={at}
          isAlone={sections.length === 1}
          isChecked={isChecked}
          faults={faults.sections[at]!}
          first={sections.slice(0, at).reduce((sum, { rows }) => sum + rows.length, 0)}
          isFull={isFull}
          onChange={put}
          onAdd={() => put({ ...section, rows: [...section.rows, newListRow(newId)] })}
          onRemove={() => setSections(sections.filter(({ id }) => id !== section.id))}
        />
      ))}
      <div className={styles.foot}>
        <Button
          appearance="subtle"
          icon={<AddRegular />}
          disabledFocusable={isFull}
          onClick={() => !isFull && setSections([...sections, newListSection(newId)])}
        >
          {t('offer.list.addSection')}
        </Button>
        <Text size={200}>{t('offer.list.rows', { count, most: extraLimits.rows })}</Text>
      </div>
    </OfferDialog>
  )
}

const trimmedSection = ({ title, rows }: SectionDraft) => ({
  title: title.trim(),
  rows: rows.map((row) => ({ id: row.id, title: row.title.trim(), description: row.description.trim() })),
})

const useStyles = makeStyles({
  foot: {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    justifyContent: 'space-between',
    gap: tokens.spacingHorizontalS,
  },
})
