import { Field, Input, Select } from '@fluentui/react-components'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { readPersonAddress } from '#domain/dataRights/address'
import { dueOf, type RightKind, rightKinds } from '#domain/dataRights/request'
import { limits } from '#domain/limits'
import { FormDialog } from '../../components/FormDialog.tsx'
import { useFieldWords, WholeProblem } from '../../components/formParts.tsx'
import { problem } from '../../components/problems.ts'
import { useSubmit } from '../../components/useSubmit.ts'
import { useFormats } from '../../lib/formats.ts'
import { useDoing } from './useDoing.ts'

const today = () => {
  const now = new Date()
  return new Date(now.getTime() - now.getTimezoneOffset() * 60_000).toISOString().slice(0, 10)
}

/** A request that came in, before anything is done about it, so that its date is not missed. */
export function NoteDialog({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation('dataRights')
  const formats = useFormats()
  const wordsOf = useFieldWords()
  const doing = useDoing()
  const [draft, setDraft] = useState({ kind: 'erase' as RightKind, address: '', askedBy: '', day: today() })
  const { form, problems, isBusy, forget, submit } = useSubmit(['address'] as const, 'address')
  const change = (some: Partial<typeof draft>) => setDraft((old) => ({ ...old, ...some }))
  const note = async () => {
    if (!readPersonAddress(draft.address)) return { address: problem('addressUnreadable') }
    const asked_at = Math.min(Date.parse(`${draft.day}T00:00`) || Date.now(), Date.now())
    const asked = { kind: draft.kind, address: draft.address, asked_by: draft.askedBy.trim(), asked_at }
    await doing('note', asked, () => t('note.done', { date: formats.date(dueOf(asked_at)) }))
    onClose()
  }
  return (
    <FormDialog
      title={t('note.title')}
      submit={t('note.submit')}
      isBusy={isBusy}
      form={form}
      onSubmit={(event) => void submit(note)(event)}
      onClose={onClose}
    >
      <WholeProblem error={problems.whole} />
      <Field label={t('note.kind')}>
        <Select value={draft.kind} onChange={(_, { value }) => change({ kind: value as RightKind })}>
          {rightKinds.map((kind) => (
            <option key={kind} value={kind}>
              {t(`kind.${kind}`)}
            </option>
          ))}
        </Select>
      </Field>
      <Field label={t('note.address')} {...wordsOf(problems.fields.address)}>
        <Input
          name="address"
          value={draft.address}
          autoComplete="off"
          onChange={(_, { value }) => {
            change({ address: value })
            forget('address')
          }}
        />
      </Field>
      <Field label={t('note.askedBy')} hint={t('note.askedByHint')}>
        <Input
          name="askedBy"
          value={draft.askedBy}
          maxLength={limits.lineLength}
          autoComplete="off"
          onChange={(_, { value }) => change({ askedBy: value })}
        />
      </Field>
      <Field label={t('note.askedAt')}>
        <Input
          type="date"
          name="askedAt"
          value={draft.day}
          max={today()}
          onChange={(_, { value }) => change({ day: value })}
        />
      </Field>
    </FormDialog>
  )
}
