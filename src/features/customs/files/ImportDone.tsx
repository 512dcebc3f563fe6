import { Button, makeStyles, tokens } from '@fluentui/react-components'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import { shipmentProblems } from '#domain/customs/readShipment'
import type { ShipmentImportCounts } from '#workers/customs/importShipments'
import { useFormats } from '../../../lib/formats.ts'
import { shipmentsPath } from '../customsPaths.ts'

/** What became of each row of the file. */
export function ImportDone({ counts, onClose }: { counts: ShipmentImportCounts; onClose: () => void }) {
  const { t } = useTranslation('customs')
  const { number } = useFormats()
  const styles = useStyles()
  const words = (count: number) => ({ count, number: number(count) })
  return (
    <>
      <ul className={styles.list} role="status">
        <li>{t('wizard.done', words(counts.added))}</li>
        {counts.doubled > 0 && <li>{t('wizard.doubled', words(counts.doubled))}</li>}
        {counts.removed > 0 && <li>{t('wizard.removed', words(counts.removed))}</li>}
        {shipmentProblems
          .filter((problem) => counts.refused[problem] > 0)
          .map((problem) => (
            <li key={problem}>{t(`wizard.refused.${problem}`, words(counts.refused[problem]))}</li>
          ))}
      </ul>
      <div className={styles.actions}>
        <Link to={shipmentsPath}>
          <Button appearance="primary">{t('wizard.see')}</Button>
        </Link>
        <Button onClick={onClose}>{t('wizard.close')}</Button>
      </div>
    </>
  )
}

const useStyles = makeStyles({
  list: { margin: 0 },
  actions: { display: 'flex', flexWrap: 'wrap', gap: tokens.spacingHorizontalM },
})
