/** “3 days 2 hours”, “3天” */
export const spanOf = (span: { days: number; hours: number }, lang: string) =>
  (['day', 'hour'] as const)
    .flatMap((unit) => {
      const value = span[`${unit}s`]
      return value > 0 ? new Intl.NumberFormat(lang, { style: 'unit', unit, unitDisplay: 'long' }).format(value) : []
    })
    .join(' ')
