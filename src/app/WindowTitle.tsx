import { useEffect } from 'react'
import { useTranslation } from 'react-i18next'
import { useLocation } from 'react-router-dom'
import { type AppPage, pageAt } from './pages.tsx'
import { usePageTitle } from './pageTitle.ts'

/** The page's name on the browser's tab and in its history. */
export function WindowTitle() {
  const page = pageAt(useLocation().pathname)
  return page ? <TitleOf page={page} /> : null
}

function TitleOf({ page }: { page: AppPage }) {
  const { t } = useTranslation('app')
  const title = usePageTitle(page)
  const name = t('name')
  useEffect(() => {
    document.title = `${title} · ${name}`
    return () => {
      document.title = name
    }
  }, [title, name])
  return null
}
