import { useEffect, useRef } from 'react'

/**
 * Fluent's charts name their parts in English whatever the language is, and take no other words: "中国, bar group 1 of 9,
 * with 1 bars." Here they keep the name alone, which is ours. Beside a bar they write 1,045 as "1k": `numbers` has what
 * stands there instead, by the bar's name.
 */
export function usePlainNames(title: string, numbers?: ReadonlyMap<string, string>) {
  const root = useRef<HTMLDivElement>(null)
  const written = useRef(numbers)
  useEffect(() => {
    written.current = numbers
    writeNumbers(root.current!, numbers)
  })
  useEffect(() => {
    const chart = root.current!
    const rename = () => {
      for (const part of chart.querySelectorAll('[aria-label]')) {
        const name = part.getAttribute('aria-label')!
        const plain = shortName(name, title)
        if (plain !== name) part.setAttribute('aria-label', plain)
      }
      writeNumbers(chart, written.current)
    }
    rename()
    const observer = new MutationObserver(rename)
    observer.observe(chart, { childList: true, subtree: true, characterData: true, attributeFilter: ['aria-label'] })
    return () => observer.disconnect()
  }, [title])
  return root
}

function writeNumbers(chart: HTMLElement, numbers: ReadonlyMap<string, string> | undefined) {
  if (!numbers) return
  for (const bar of chart.querySelectorAll('rect[aria-label]')) {
    const number = numbers.get(bar.getAttribute('aria-label')!)
    const text = bar.nextElementSibling?.firstChild
    if (number !== undefined && text && text.nodeValue !== number) text.nodeValue = number
  }
}

const endings = /, (bar group \d+ of \d+, with \d+ bars|line \d+ of \d+ with \d+ data points)\.$/
const wholes = ['Legends', 'Graph has no data to display']

export const shortName = (name: string, title: string) => (wholes.includes(name) ? title : name.replace(endings, ''))
