import {
  Button,
  DialogActions,
  DialogBody,
  DialogContent,
  DialogSurface,
  DialogTitle,
  Field,
  Input,
  MessageBar,
  MessageBarBody,
  makeStyles,
  Select,
  tokens,
} from '@fluentui/react-components'
import { type FormEvent, useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { LabelKind } from '#domain/contacts/label'
import { emptyFair, type Fair, type FairFields } from '#domain/fair/fair'
import { labels } from '#workers/database/read'
import { newId } from '#workers/newId'
import { ConfirmDialog } from '../../components/ConfirmDialog.tsx'
import { Dialog } from '../../components/Dialog.tsx'
import { sendForm } from '../../components/sendForm.ts'
import { useClient } from '../../lib/client.ts'
import { useWords } from '../../lib/errors.ts'
import { useStored } from '../../lib/reader.ts'
import { useToasts } from '../../lib/toasts.ts'

type Props = { fair: Fair | null; onMade: (id: string) => void; onClose: () => void }
type FairForm = Omit<FairFields, 'booths'> & { booths: string }

const typedOf = ({ name, place, from, to, booths, tag, source }: FairFields): FairForm => ({
  name,
  place,
  from,
  to,
  booths: booths.join(', '),
  tag,
  source,
})

const fieldsOf = (typed: FairForm): FairFields => ({
  ...typed,
  name: typed.name.trim(),
  booths: [...new Set(typed.booths.split(/[,，、;；\n]/).map((booth) => booth.trim()))].filter(Boolean),
})

/** A fair is made or changed; with or without a network. */
export function FairDialog({ fair, onMade, onClose }: Props) {
  const { t } = useTranslation('fair')
  const styles = useStyles()
  const { sync } = useClient()
  const words = useWords()
  const toasts = useToasts()
  const [typed, setTyped] = useState(() => typedOf(fair ?? emptyFair))
  const [problem, setProblem] = useState<{ text: string; isName: boolean } | null>(null)
  const [isAsking, setAsking] = useState(false)
  const set = (some: Partial<FairForm>) => setTyped({ ...typed, ...some })

  async function save(event: FormEvent) {
    event.preventDefault()
    const fields = fieldsOf(typed)
    if (!fields.name) return setProblem({ text: words.ofCode('nameEmpty'), isName: true })
    const id = fair?.id ?? newId()
    const saved = fair
      ? await sync.mutate('fair.patch', { id, fields })
      : await sync.mutate('fair.create', { id, ...fields })
    if (saved.kind === 'refused') return setProblem({ text: words.ofCode(saved.code), isName: false })
    toasts.done(t('fair.saved', { name: fields.name }))
    if (!fair) onMade(id)
    onClose()
  }
  async function remove() {
    const saved = await sync.mutate('fair.delete', { id: fair!.id })
    if (saved.kind === 'refused') return setProblem({ text: words.ofCode(saved.code), isName: false })
    toasts.done(t('fair.deleted', { name: fair!.name }))
    onClose()
  }

  return (
    <Dialog open modalType="alert" onOpenChange={(_, { open }) => !open && onClose()}>
      <DialogSurface className={styles.surface}>
        <form onSubmit={(event) => sendForm(event, save)} noValidate>
          <DialogBody>
            <DialogTitle>{fair ? t('fair.editTitle') : t('fair.newTitle')}</DialogTitle>
            <DialogContent className={styles.content}>
              {problem && !problem.isName && (
                <MessageBar intent="error">
                  <MessageBarBody>{problem.text}</MessageBarBody>
                </MessageBar>
              )}
              <Field label={t('fair.name')} required {...(problem?.isName && { validationMessage: problem.text })}>
                <Input name="name" autoFocus value={typed.name} onChange={(_, { value }) => set({ name: value })} />
              </Field>
              <Field label={t('fair.place')}>
                <Input name="place" value={typed.place} onChange={(_, { value }) => set({ place: value })} />
              </Field>
              <div className={styles.days}>
                <Field label={t('fair.from')}>
                  <Input type="date" name="from" value={typed.from} onChange={(_, { value }) => set({ from: value })} />
                </Field>
                <Field label={t('fair.to')}>
                  <Input
                    type="date"
                    name="to"
                    min={typed.from}
                    value={typed.to}
                    onChange={(_, { value }) => set({ to: value })}
                  />
                </Field>
              </div>
              <Field label={t('fair.booths')} hint={t('fair.boothsNote')}>
                <Input name="booths" value={typed.booths} onChange={(_, { value }) => set({ booths: value })} />
              </Field>
              <div className={styles.days}>
                <LabelField kind="tag" value={typed.tag} onChange={(tag) => set({ tag })} />
                <LabelField kind="source" value={typed.source} onChange={(source) => set({ source })} />
              </div>
            </DialogContent>
            <DialogActions fluid className={styles.actions}>
              {fair && (
                <Button appearance="subtle" onClick={() => setAsking(true)}>
                  {t('fair.delete')}
                </Button>
              )}
              <Button onClick={onClose}>{t('fair.cancel')}</Button>
              <Button type="submit" appearance="primary">
                {t('fair.save')}
              </Button>
            </DialogActions>
          </DialogBody>
        </form>
        {isAsking && (
          <ConfirmDialog
            title={t('fair.deleteTitle', { name: fair!.name })}
            text={t('fair.deleteText')}
            confirm={t('fair.delete')}
            cancel={t('fair.cancel')}
            onConfirm={() => void remove()}
            onClose={() => setAsking(false)}
          />
        )}
      </DialogSurface>
    </Dialog>
  )
}

type LabelFieldProps = {
  kind: Extract<LabelKind, 'tag' | 'source'>
  value: string | null
  onChange: (id: string | null) => void
}

function LabelField({ kind, value, onChange }: LabelFieldProps) {
  const { t } = useTranslation('fair')
  const known = useStored((db) => labels(db, kind), [kind]) ?? []
  return (
    <Field label={t(`fields.${kind}`)}>
      <Select value={value ?? ''} onChange={(_, data) => onChange(data.value || null)}>
        <option value="">{t('fields.none')}</option>
        {known.map(({ id, name }) => (
          <option key={id} value={id}>
            {name}
          </option>
        ))}
      </Select>
    </Field>
  )
}

const useStyles = makeStyles({
  surface: { maxWidth: '480px' },
  content: {
    display: 'flex',
    flexDirection: 'column',
    gap: tokens.spacingVerticalM,
    '@media (pointer: coarse)': { '& input, & select': { minHeight: '44px' } },
  },
  days: {
    display: 'grid',
    gridTemplateColumns: '1fr 1fr',
    gap: tokens.spacingHorizontalM,
    '& > *': { minWidth: 0 },
  },
  actions: { '@media (pointer: coarse)': { '& button': { minHeight: '44px' } } },
})
