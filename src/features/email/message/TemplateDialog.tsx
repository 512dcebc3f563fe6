import { useTranslation } from 'react-i18next'
import { WindowFrame } from '../../../components/WindowFrame.tsx'
import { TemplateGrid } from './TemplateGrid.tsx'

export function TemplateDialog({ onMade, onClose }: { onMade: (id: string) => void; onClose: () => void }) {
  const { t } = useTranslation('email')
  return (
    <WindowFrame title={t('message.templates.title')} isWide onClose={onClose}>
      <TemplateGrid onMade={onMade} />
    </WindowFrame>
  )
}
