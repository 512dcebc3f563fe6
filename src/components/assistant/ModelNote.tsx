import { Button, MessageBar, MessageBarActions, MessageBarBody, Link as TextLink } from '@fluentui/react-components'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import { isSubAccount } from '#domain/auth/policy'
import { modelPath } from '../../lib/assistantPaths.ts'
import { useUser } from '../../lib/session.ts'
import type { AssistantFacts, AssistantObstacle } from './useAssistant.ts'

type Props = { facts: AssistantFacts | null; obstacle: AssistantObstacle }

/** Says why nothing answers, and what to do about it; with a model, what an answer costs. */
export function ModelNote({ facts, obstacle }: Props) {
  const { t } = useTranslation('assistant')
  const isSub = isSubAccount(useUser())
  if (obstacle === null || obstacle === 'unknown') return facts ? <PriceLine facts={facts} /> : null
  const told = obstacle === 'noModel' && isSub ? 'noModelSub' : obstacle
  return (
    <MessageBar intent={obstacle === 'offline' ? 'info' : 'warning'} layout="multiline">
      <MessageBarBody>{t(`obstacle.${told}`)}</MessageBarBody>
      {obstacle === 'noModel' && !isSub && (
        <MessageBarActions>
          <Link to={modelPath}>
            <Button>{t('obstacle.setModel')}</Button>
          </Link>
        </MessageBarActions>
      )}
    </MessageBar>
  )
}

function PriceLine({ facts: { owner, model, prices, product_id } }: { facts: AssistantFacts }) {
  const { t } = useTranslation('assistant')
  if (owner === 'company') return <small>{t('price.own', { model })}</small>
  if (owner === 'sandbox') return <small>{t('price.sandbox')}</small>
  if (product_id === null)
    return (
      <small>
        {t('price.noProduct')} <TextLink href="/account/product">{t('price.buy')}</TextLink>
      </small>
    )
  return <small>{t('price.points', { count: prices.chat })}</small>
}
