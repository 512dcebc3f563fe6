import { Button, Menu, MenuItem, MenuList, MenuPopover, MenuTrigger } from '@fluentui/react-components'
import { ArrowDownloadRegular } from '@fluentui/react-icons'
import { useTranslation } from 'react-i18next'
import type { FileTable, TableFormat } from './tableFile.ts'
import { useSaving } from './useSaving.ts'

type Props = {
  title: string
  table: () => FileTable | Promise<FileTable>
  /** the drawing on the screen; null while there is none, and left out where there never is */
  drawing?: () => SVGSVGElement | null
}

const sheets = ['xlsx', 'csv'] as const satisfies readonly TableFormat[]

/** A figure as a picture, or its numbers as a sheet. What writes them comes when it is wanted. */
export function SaveMenu({ title, table, drawing }: Props) {
  const { t } = useTranslation('app')
  const save = useSaving()
  const saveTable = (format: TableFormat) =>
    save(title, format, async () => (await import('./tableFile.ts')).tableFile(format, await table(), new Date()))
  const savePicture = (format: 'png' | 'svg') => {
    const svg = drawing?.()
    if (!svg) return
    return save(title, format, async () => {
      const { drawingFile, pictureFile } = await import('./picture.ts')
      return format === 'svg' ? drawingFile(svg, title) : pictureFile(svg, title)
    })
  }
  return (
    <Menu>
      <MenuTrigger disableButtonEnhancement>
        <Button
          appearance="subtle"
          icon={<ArrowDownloadRegular />}
          aria-label={t('figure.save.button', { name: title })}
          title={t('figure.save.table')}
        />
      </MenuTrigger>
      <MenuPopover>
        <MenuList>
          {drawing &&
            (['png', 'svg'] as const).map((format) => (
              <MenuItem key={format} onClick={() => void savePicture(format)}>
                {t(`figure.save.${format}`)}
              </MenuItem>
            ))}
          {sheets.map((format) => (
            <MenuItem key={format} onClick={() => void saveTable(format)}>
              {t(`figure.save.${format}`)}
            </MenuItem>
          ))}
        </MenuList>
      </MenuPopover>
    </Menu>
  )
}
