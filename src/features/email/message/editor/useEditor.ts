import { useTranslation } from 'react-i18next'
import { plainOfBlocks } from '#domain/email/render/blockText'
import type { Block } from '#domain/email/render/message'
import { AppError } from '#domain/errors'
import type { BlockPlace, PictureFile } from '../../../../components/blocks/blockEditor.ts'
import { useBlockSteps } from '../../../../components/blocks/useBlockSteps.ts'
import type { EditingSession, EditingState } from '../../../../components/mail/editing/editing.ts'
import type { MessageFields } from '../../../../components/mail/editing/fields.ts'
import { useClient } from '../../../../lib/client.ts'
import { useToasts } from '../../../../lib/toasts.ts'
import { useHere } from '../../../../lib/useHere.ts'
import type { Editor } from './editor.ts'

/** What can be done to a message and its parts; each step can be undone. */
export function useEditorOf(
  id: string,
  editing: EditingSession,
  state: EditingState,
  pictures: BlockPlace['pictures'],
): { editor: Editor; said: string } {
  const { t } = useTranslation('email')
  const { files } = useClient()
  const toasts = useToasts()
  const here = useHere()
  const { fields, turn } = state
  const change = (edit: (fields: MessageFields) => MessageFields, group?: string) => editing.change(edit, group ?? null)

  async function takePicture(file: File) {
    const made = await files.picture(file, { taken: true })
    if (made.kind === 'made') return { file: made.file.ref as PictureFile, keep: () => editing.flush(made.file) }
    toasts.failed(new AppError(made.code, made.values && { values: made.values }))
    return null
  }
  const { editor: blocks, said } = useBlockSteps({
    content: fields.content,
    language: fields.language,
    turn,
    look: 'own',
    label: t('message.blocks.label'),
    pictures,
    latest: () => editing.state().fields.content,
    edit: (step: (content: Block[]) => Block[], group) =>
      change((before) => ({ ...before, content: step(before.content) }), group),
    undo: editing.undo,
    redo: editing.redo,
    takePicture,
    assist: (text, onUse) => ({
      wishes: ['mail', 'shorten', 'politer', 'rewrite', 'translate'],
      text,
      material: () => [fields.theme, plainOfBlocks(editing.state().fields.content)].filter(Boolean).join('\n\n'),
      onUse,
      language: fields.language,
    }),
  })
  return { editor: { id, editing, state, blocks, change, here }, said }
}
