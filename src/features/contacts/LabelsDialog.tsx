import {
  Button,
  Dialog,
  DialogBody,
  DialogContent,
  DialogSurface,
  DialogTitle,
  Input,
  makeStyles,
  Tab,
  TabList,
  tokens,
} from '@fluentui/react-components'
import { AddRegular, DeleteRegular, DismissRegular } from '@fluentui/react-icons'
import { type FormEvent, useCallback, useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { type Label, type LabelKind, LabelName, labelKinds } from '#domain/contacts/label'
import { isErrorCode } from '#domain/errors'
import { newId } from '#workers/newId'
import { ConfirmDialog } from '../../components/ConfirmDialog.tsx'
import { EditableText } from '../../components/EditableText.tsx'
import { useClient } from '../../lib/client.ts'
import { useWords } from '../../lib/errors.ts'
import { useToasts } from '../../lib/toasts.ts'
import { useLabels } from './useLabels.tsx'
import { useRights } from './useRights.tsx'

/** Tags, categories and sources: renamed where they stand, deleted, added; each with how many contacts use it. */
export function LabelsDialog({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation('contacts')
  const styles = useStyles()
  const [kind, setKind] = useState<LabelKind>('tag')
  return (
    <Dialog open onOpenChange={(_, { open }) => !open && onClose()}>
      <DialogSurface className={styles.surface}>
        <DialogBody className={styles.body}>
          <DialogTitle
            action={
              <Button appearance="subtle" icon={<DismissRegular />} aria-label={t('actions.close')} onClick={onClose} />
            }
          >
            {t('labels.title')}
          </DialogTitle>
          <DialogContent className={styles.content}>
            <p className={styles.hint}>{t('labels.hint')}</p>
            <TabList selectedValue={kind} onTabSelect={(_, { value }) => setKind(value as LabelKind)}>
              {labelKinds.map((one) => (
                <Tab key={one} value={one}>
                  {t(`kinds.${one}`)}
                </Tab>
              ))}
            </TabList>
            <LabelList key={kind} kind={kind} />
          </DialogContent>
        </DialogBody>
      </DialogSurface>
    </Dialog>
  )
}

function LabelList({ kind }: { kind: LabelKind }) {
  const { t } = useTranslation('contacts')
  const { sync } = useClient()
  const styles = useStyles()
  const toasts = useToasts()
  const words = useWords()
  const labels = useLabels()[kind]
  const uses = useUses(kind)
  const { may, ask } = useRights()
  const [asked, setAsked] = useState<Label | null>(null)

  /** The words of what is wrong with this name, or null. */
  const wrongWith = (name: string, self?: string) => {
    const parsed = LabelName.safeParse(name)
    const said = parsed.error?.issues[0]?.message
    if (!parsed.success) return words.ofCode(isErrorCode(said) ? said : 'inputInvalid')
    return labels.some((label) => label.name === parsed.data && label.id !== self) ? t('labels.taken') : null
  }
  const rename = async (id: string, name: string) => {
    const wrong = wrongWith(name, id)
    if (wrong) return wrong
    const saved = await sync.mutate(`${kind}.rename`, { id, name })
    return saved.kind === 'saved' ? null : words.ofCode(saved.code)
  }
  const remove = async ({ id }: Label) => {
    const saved = await sync.mutate(`${kind}.delete`, { id })
    if (saved.kind === 'refused') toasts.info(words.ofCode(saved.code))
  }
  return (
    <>
      <AddLabel kind={kind} wrongWith={wrongWith} />
      {labels.length === 0 && <p className={styles.hint}>{t('labels.empty')}</p>}
      <ul className={styles.list}>
        {labels.map((label) => (
          <li key={label.id} className={styles.item}>
            <EditableText
              quiet
              label={t('labels.rename', { name: label.name })}
              value={label.name}
              onSave={(name) => rename(label.id, name)}
            />
            <span className={styles.uses}>{t('labels.uses', { count: uses[label.id] ?? 0 })}</span>
            <Button
              appearance="subtle"
              icon={<DeleteRegular />}
              aria-label={t('labels.delete', { name: label.name })}
              onClick={() => (may('delete_data') ? setAsked(label) : ask('delete_data'))}
            />
          </li>
        ))}
      </ul>
      {asked && (
        <ConfirmDialog
          title={t('labels.deleteTitle', { name: asked.name })}
          text={t('labels.deleteText', { count: uses[asked.id] ?? 0 })}
          confirm={t('actions.delete')}
          cancel={t('actions.cancel')}
          onConfirm={() => void remove(asked)}
          onClose={() => setAsked(null)}
        />
      )}
    </>
  )
}

function AddLabel({ kind, wrongWith }: { kind: LabelKind; wrongWith: (name: string) => string | null }) {
  const { t } = useTranslation('contacts')
  const { sync } = useClient()
  const styles = useStyles()
  const words = useWords()
  const [name, setName] = useState('')
  const [wrong, setWrong] = useState<string | null>(null)
  const add = async (event: FormEvent) => {
    event.preventDefault()
    const problem = wrongWith(name)
    if (problem) return setWrong(problem)
    const saved = await sync.mutate(`${kind}.create`, { id: newId(), name: name.trim() })
    if (saved.kind === 'refused') setWrong(words.ofCode(saved.code))
    else setName('')
  }
  return (
    <form className={styles.add} onSubmit={(event) => void add(event)}>
      <div className={styles.addField}>
        <Input
          className={styles.input}
          value={name}
          placeholder={t('labels.createHint')}
          aria-label={t('labels.createHint')}
          aria-invalid={wrong !== null}
          onChange={(_, { value }) => {
            setName(value)
            setWrong(null)
          }}
        />
        {wrong && (
          <span role="alert" className={styles.wrong}>
            {wrong}
          </span>
        )}
      </div>
      <Button type="submit" icon={<AddRegular />}>
        {t('labels.create')}
      </Button>
    </form>
  )
}

function useUses(kind: LabelKind): Record<string, number> {
  const { contacts } = useClient()
  const [uses, setUses] = useState<Record<string, number>>({})
  const count = useCallback(() => void contacts.facets().then((facets) => setUses(facets[kind])), [contacts, kind])
  useEffect(count, [count])
  return uses
}

const useStyles = makeStyles({
  surface: { maxWidth: '520px' },
  body: { maxHeight: 'min(640px, calc(100dvh - 96px))' },
  content: { display: 'flex', flexDirection: 'column', minHeight: '320px' },
  hint: { margin: `0 0 ${tokens.spacingVerticalS}`, color: tokens.colorNeutralForeground3 },
  add: { display: 'flex', gap: tokens.spacingHorizontalS, padding: `${tokens.spacingVerticalM} 0` },
  addField: { flexGrow: 1, minWidth: 0 },
  input: { width: '100%' },
  wrong: { color: tokens.colorPaletteRedForeground1, fontSize: tokens.fontSizeBase200 },
  list: { margin: 0, padding: 0, listStyleType: 'none' },
  item: {
    display: 'flex',
    alignItems: 'center',
    gap: tokens.spacingHorizontalS,
    minHeight: '40px',
    borderBottom: `1px solid ${tokens.colorNeutralStroke3}`,
  },
  uses: { flexShrink: 0, color: tokens.colorNeutralForeground3, fontSize: tokens.fontSizeBase200 },
})
