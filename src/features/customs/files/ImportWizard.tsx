import { MessageBar, MessageBarBody, makeStyles, ProgressBar, Spinner, tokens } from '@fluentui/react-components'
import { useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { inspectShipments, type ShipmentFileLook } from '#workers/customs/importShipments'
import { Sheet } from '../../../components/Sheet.tsx'
import { wordsOf } from '../../../lib/errors.ts'
import { useUser } from '../../../lib/session.ts'
import { language } from '../../../lib/texts.ts'
import { ImportDone } from './ImportDone.tsx'
import { ImportPlanForm } from './ImportPlanForm.tsx'
import { type ChosenFile, chooseFile, startImport, stopImport } from './shipmentImport.ts'

/** From a file to shipments: what its columns say, then its rows, page by page. */
export function ImportWizard({ chosen: { file, started, state } }: { chosen: ChosenFile }) {
  const { t } = useTranslation('customs')
  const styles = useStyles()
  const lang = language.useValue()
  const [look, setLook] = useState<ShipmentFileLook | null>(null)
  const [problem, setProblem] = useState<unknown>(null)
  const user = useUser()
  const close = () => chooseFile(user, null)
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
            <small>{t('wizard.runningNote')}</small>
          </div>
        )}
        {state.kind === 'done' ? (
          <ImportDone counts={state.counts} onClose={close} />
        ) : (
          look && (
            <ImportPlanForm
              look={look}
              started={started}
              isRunning={state.kind === 'running'}
              isBroken={state.kind === 'broken'}
              onStart={(start) => void startImport(user, start)}
              onStop={state.kind === 'running' ? stopImport : close}
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
