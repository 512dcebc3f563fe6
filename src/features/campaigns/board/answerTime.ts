const minuteMs = 60_000

/** As it is said: minutes up to two hours, hours up to two days, then days; never nothing. */
export function answerTimeParts(ms: number): { unit: 'minutes' | 'hours' | 'days'; count: number } {
  const minutes = Math.max(1, Math.round(ms / minuteMs))
  if (minutes < 120) return { unit: 'minutes', count: minutes }
  const hours = Math.round(minutes / 60)
  return hours < 48 ? { unit: 'hours', count: hours } : { unit: 'days', count: Math.round(hours / 24) }
}
