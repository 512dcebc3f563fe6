import { useEffect, useRef } from 'react'

/**
 * Fluent's charts name their parts in English whatever the language is, and take no other words: "中国, bar group 1 of 9,
 * with 1 bars." Here they keep the name alone, which is ours.
 */
export function usePlainNames(title: string) {
  const root = useRef<HTMLDivElement>(null)
  useEffect(() => {
    const chart = root.current!
    const rename = () => {
      for (const part of chart.querySelectorAll('[aria-label]')) {
        const name = part.getAttribute('aria-label')!
        const plain = plainName(name, title)
        if (plain !== name) part.setAttribute('aria-label', plain)
      }
    }
    rename()
    const observer = new MutationObserver(rename)
    observer.observe(chart, { childList: true, subtree: true, attributeFilter: ['aria-label'] })
    return () => observer.disconnect()
  }, [title])
  return root
}

const endings = /, (bar group \d+ of \d+, with \d+ bars|line \d+ of \d+ with \d+ data points)\.$/
const wholes = ['Legends', 'Graph has no data to display']

export const plainName = (name: string, title: string) => (wholes.includes(name) ? title : name.replace(endings, ''))
