import {
  Button,
  DialogBody,
  DialogContent,
  DialogSurface,
  DialogTitle,
  Input,
  makeStyles,
  tokens,
} from '@fluentui/react-components'
import { AddRegular, DismissRegular } from '@fluentui/react-icons'
import { type FormEvent, useCallback, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { isSubAccount } from '#domain/auth/policy'
import { type Label, type LabelKind, labelKinds } from '#domain/contacts/label'
import { indexLabels, labelTree, refuseLabelMerge, refuseParent } from '#domain/contacts/labelTree'
import { ConfirmDialog } from '../../../components/ConfirmDialog.tsx'
import { Dialog } from '../../../components/Dialog.tsx'
import { OptionPickerBeside } from '../../../components/OptionPicker.tsx'
import type { Option } from '../../../components/options.ts'
import { sendForm } from '../../../components/sendForm.ts'
import { Tabs } from '../../../components/Tabs.tsx'
import { useClient } from '../../../lib/client.ts'
import { useLabels, useLabelsAbove } from '../../../lib/labels.tsx'
import { useUser } from '../../../lib/session.ts'
import { useRights } from '../export/useRights.tsx'
import { useEveryChange } from '../list/useEveryChange.ts'
import { useChoiceWords } from '../pickers.tsx'
import { LabelItem } from './LabelItem.tsx'
import { labelOptions } from './labelOptions.ts'
import { MergedNote } from './MergedNote.tsx'
import { type LabelMerge, useLabelWork } from './useLabelWork.ts'

/** Tags, categories and sources as trees: added, renamed, coloured, moved, merged, deleted; each with how many contacts use it. */
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
            <Tabs
              label={t('labels.title')}
              tabs={labelKinds.map((value) => ({ value, label: t(`kinds.${value}`) }))}
              chosen={kind}
              onChoose={setKind}
            />
            <LabelList key={kind} kind={kind} />
          </DialogContent>
        </DialogBody>
      </DialogSurface>
    </Dialog>
  )
}

/** A list beside a label: where it is to stand, or what it is to become. */
type LabelQuestion =
  | { kind: 'delete'; label: Label }
  | { kind: 'place' | 'merge'; label: Label; beside: HTMLElement }
  | { kind: 'confirmMerge'; label: Label; into: Label }

function LabelList({ kind }: { kind: LabelKind }) {
  const { t } = useTranslation('contacts')
  const styles = useStyles()
  const labels = useLabels()[kind]
  const uses = useUses(kind)
  const work = useLabelWork(kind, labels)
  const isMain = !isSubAccount(useUser())
  const { may, ask } = useRights()
  const [asked, setAsked] = useState<LabelQuestion | null>(null)
  const [merged, setMerged] = useState<LabelMerge | null>(null)
  const tree = labelTree(labels)
  const index = indexLabels(labels)
  const close = () => setAsked(null)
  const labelOf = (id: string) => labels.find((label) => label.id === id)
  return (
    <>
      <AddLabel wrongWith={work.wrongWith} onAdd={work.add} />
      {merged && (
        <MergedNote
          merge={merged}
          onUndo={() => void work.unmerge(merged).then((isBack) => isBack && setMerged(null))}
        />
      )}
      {labels.length === 0 && <p className={styles.hint}>{t('labels.empty')}</p>}
      <ul className={styles.list}>
        {tree.map((branch) => {
          const { label } = branch
          return (
            <LabelItem
              key={label.id}
              branch={branch}
              uses={uses.below[label.id] ?? 0}
              onRename={(name) => work.rename(label.id, name)}
              onColour={(colour) => void work.colour(label.id, colour)}
              onMove={labels.length > 1 ? (by) => void work.move(label.id, by) : null}
              onPlace={(beside) => setAsked({ kind: 'place', label, beside })}
              onMerge={isMain && labels.length > 1 ? (beside) => setAsked({ kind: 'merge', label, beside }) : null}
              onDelete={() => (may('delete_data') ? setAsked({ kind: 'delete', label }) : ask('delete_data'))}
            />
          )
        })}
      </ul>
      {asked?.kind === 'place' && (
        <ChooseLabel
          beside={asked.beside}
          label={t('labels.place')}
          options={[
            { value: '', text: t('labels.top') },
            ...labelOptions(labels).filter(({ value }) => refuseParent(index, asked.label.id, value) === null),
          ]}
          chosen={asked.label.parent ?? ''}
          onChoose={(id) => void work.place(asked.label.id, id || null)}
          onClose={close}
        />
      )}
      {asked?.kind === 'merge' && (
        <ChooseLabel
          beside={asked.beside}
          label={t('labels.merge')}
          options={labelOptions(labels).filter(({ value }) => refuseLabelMerge(index, asked.label.id, value) === null)}
          chosen={null}
          onChoose={(id) => setAsked({ kind: 'confirmMerge', label: asked.label, into: labelOf(id)! })}
          onClose={() => setAsked((before) => (before?.kind === 'merge' ? null : before))}
        />
      )}
      {asked?.kind === 'confirmMerge' && (
        <ConfirmDialog
          title={t('labels.mergeTitle', { name: asked.label.name, into: asked.into.name })}
          text={t('labels.mergeText', { count: uses.own[asked.label.id] ?? 0 })}
          confirm={t('labels.mergeNow')}
          cancel={t('actions.cancel')}
          onConfirm={() => void work.merge(asked.label, asked.into).then(setMerged)}
          onClose={close}
        />
      )}
      {asked?.kind === 'delete' && (
        <ConfirmDialog
          title={t('labels.deleteTitle', { name: asked.label.name })}
          text={t('labels.deleteText', { count: uses.own[asked.label.id] ?? 0 })}
          confirm={t('actions.delete')}
          cancel={t('actions.cancel')}
          onConfirm={() => void work.remove(asked.label.id)}
          onClose={close}
        />
      )}
    </>
  )
}

type ChoosingLabel = {
  beside: HTMLElement
  label: string
  options: Option[]
  chosen: string | null
  onChoose: (id: string) => void
  onClose: () => void
}

function ChooseLabel({ chosen, ...props }: ChoosingLabel) {
  const words = useChoiceWords(false)
  return <OptionPickerBeside {...props} chosen={chosen === null ? [] : [chosen]} words={words} />
}

type NewLabelProps = { wrongWith: (name: string) => string | null; onAdd: (name: string) => Promise<string | null> }

function AddLabel({ wrongWith, onAdd }: NewLabelProps) {
  const { t } = useTranslation('contacts')
  const styles = useStyles()
  const [name, setName] = useState('')
  const [wrong, setWrong] = useState<string | null>(null)
  const add = async (event: FormEvent) => {
    event.preventDefault()
    const problem = wrongWith(name)
    if (problem) return setWrong(problem)
    // At once: the next name may be typed before this one is kept.
    setName('')
    const refused = await onAdd(name)
    if (!refused) return
    setWrong(refused)
    setName((next) => next || name)
  }
  return (
    <form className={styles.add} onSubmit={(event) => sendForm(event, add)}>
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

type Uses = { own: Record<string, number>; below: Record<string, number> }

/** How many contacts have each label, and how many have it or one below; followed while the window is open. */
function useUses(kind: LabelKind): Uses {
  const { contacts } = useClient()
  const above = useLabelsAbove()
  const [uses, setUses] = useState<Uses>({ own: {}, below: {} })
  const count = useCallback(async () => {
    const [own, below] = await Promise.all([contacts.facets(), contacts.facets(above)])
    setUses({ own: own[kind], below: below[kind] })
  }, [contacts, above, kind])
  useEveryChange(count)
  return uses
}

const useStyles = makeStyles({
  surface: { maxWidth: '520px' },
  body: { maxHeight: 'min(640px, calc(100dvh - 96px))' },
  content: { display: 'flex', flexDirection: 'column', minHeight: '320px' },
  hint: { margin: `0 0 ${tokens.spacingVerticalS}`, color: tokens.colorNeutralForeground3 },
  add: {
    display: 'flex',
    alignItems: 'flex-start',
    gap: tokens.spacingHorizontalS,
    padding: `${tokens.spacingVerticalM} 0`,
  },
  addField: { flexGrow: 1, minWidth: 0 },
  input: { width: '100%' },
  wrong: { color: tokens.colorPaletteRedForeground1, fontSize: tokens.fontSizeBase200 },
  list: { margin: 0, padding: 0, listStyleType: 'none' },
})
