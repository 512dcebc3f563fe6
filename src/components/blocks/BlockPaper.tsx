import { makeStyles, Spinner } from '@fluentui/react-components'
import { usePhone } from '../../lib/media.ts'
import { BlockList } from './BlockList.tsx'
import { type BlockEditor, BlockEditorContext } from './blockEditor.ts'
import { PhoneList } from './PhoneList.tsx'

/** The parts where they stand; on a phone each is written in a sheet of its own. */
export function BlockPaper({ editor, said }: { editor: BlockEditor; said: string }) {
  const styles = useStyles()
  const isPhone = usePhone()
  return (
    <BlockEditorContext value={editor}>
      {isPhone ? <PhoneList /> : <BlockList />}
      {editor.isBusy && <Spinner size="tiny" />}
      <span className={styles.said} role="status">
        {said}
      </span>
    </BlockEditorContext>
  )
}

const useStyles = makeStyles({
  said: { position: 'absolute', width: '1px', height: '1px', overflow: 'hidden', clipPath: 'inset(50%)' },
})
