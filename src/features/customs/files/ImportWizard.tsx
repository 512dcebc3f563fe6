import { MessageBar, MessageBarBody, makeStyles, ProgressBar, Spinner, tokens } from '@fluentui/react-components'
import { useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { inspectShipments, type ShipmentFileLook } from '#workers/customs/importShipments'
import { Sheet } from '../../../components/Sheet.tsx'
import { wordsOf } from '../../../lib/errors.ts'
import { language } from '../../../lib/texts.ts'
import { ImportDone } from './ImportDone.tsx'
import { ImportPlanForm } from './ImportPlanForm.tsx'
import { useShipmentImport } from './useShipmentImport.ts'

type Props = { file: File; onClose: () => void }

/** From a file to shipments: what its columns say, then its rows, page by page. */
export function ImportWizard({ file, onClose }: Props) {
  const { t } = useTranslation('customs')
  const styles = useStyles()
  const lang = language.useValue()
  const [look, setLook] = useState<ShipmentFileLook | null>(null)
  const [problem, setProblem] = useState<unknown>(null)
  const run = useShipmentImport(file)
  useEffect(() => {
    let isGone = false
    inspectShipments(file).then(
      (found) => !isGone && setLook(found),
      (error: unknown) => !isGone && setProblem(error),
    )
    return () => {
      isGone = true
    }
  }, [file])
  const { state } = run
  const title = t('wizard.title', { name: file.name })
  return (
    <Sheet>
      <section className={styles.root} aria-label={title}>
        <h2 className={styles.title}>{title}</h2>
        {problem !== null && (
          <MessageBar intent="error">
            <MessageBarBody>{wordsOf(problem, lang)}</MessageBarBody>
          </MessageBar>
        )}
        {!look && problem === null && <Spinner />}
        {state.kind === 'broken' && (
          <MessageBar intent="warning" className={styles.bar}>
            <MessageBarBody>
              {t('wizard.broken')} {wordsOf(state.problem, lang)}
            </MessageBarBody>
          </MessageBar>
        )}
        {state.kind === 'running' && (
          <div role="status">
            <ProgressBar aria-label={title} />
            <p>{t('wizard.running', { rows: state.counts.rows, added: state.counts.added })}</p>
          </div>
        )}
        {state.kind === 'done' ? (
          <ImportDone counts={state.counts} onClose={onClose} />
        ) : (
          look && (
            <ImportPlanForm
              look={look}
              isRunning={state.kind === 'running'}
              isBroken={state.kind === 'broken'}
              onStart={run.start}
              onStop={state.kind === 'running' ? run.stop : onClose}
            />
          )
        )}
      </section>
    </Sheet>
  )
}

const useStyles = makeStyles({
  root: { display: 'grid', gap: tokens.spacingVerticalM, minWidth: 0 },
  title: {
    margin: 0,
    fontSize: tokens.fontSizeBase400,
    fontWeight: tokens.fontWeightSemibold,
    overflowWrap: 'anywhere',
  },
  bar: { '& *': { whiteSpace: 'normal' } },
})
